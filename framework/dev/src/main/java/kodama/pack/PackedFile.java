package kodama.pack;

import kodama.pack.archive.ArchiveEntry.Kind;
import kodama.pack.archive.CompressedContent;
import kodama.pack.archive.ZipWriter;

/** A file or folder of a release; the path of a folder ends in {@code /}. */
record PackedFile(String name, Part part, CompressedContent content) {
    /** The part of a release to which a file belongs. */
    enum Part {
        GAME("the game's files"),
        CLASSES("the game's classes, plugins"),
        FRAMEWORK("Kodama"),
        LIBRARIES("libraries"),
        PADS("gamepads"),
        FONTS("fonts"),
        ABOUT("manifest, licenses");

        private final String words;

        Part(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    static PackedFile of(String name, Part part, byte[] content) {
        return new PackedFile(name, part, CompressedContent.of(content));
    }

    /** Uncompressed size, in bytes. */
    int size() {
        return content.size();
    }

    /** Size in the jar with its headers, in bytes. */
    int sizeInJar() {
        return ZipWriter.sizeOf(name, content);
    }

    void addTo(ZipWriter jar) {
        jar.add(name, name.endsWith("/") ? Kind.FOLDER : Kind.FILE, content);
    }
}
