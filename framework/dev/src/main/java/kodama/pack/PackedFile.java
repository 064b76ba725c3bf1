package kodama.pack;

import kodama.pack.archive.ArchiveEntry.Kind;
import kodama.pack.archive.CompressedContent;
import kodama.pack.archive.ZipWriter;

/** A file of a release; its path ends in {@code /} for a folder. */
record PackedFile(String name, Part part, CompressedContent content) {
    /** What a file of a release belongs to. */
    enum Part {
        GAME("the game's files"),
        CLASSES("the game's classes, plugins"),
        FRAMEWORK("Kodama"),
        LIBRARIES("libraries"),
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

    /** Of its content; in bytes. */
    int size() {
        return content.size();
    }

    /** How much it takes in the jar; in bytes. */
    int sizeInJar() {
        return ZipWriter.sizeOf(name, content);
    }

    void addTo(ZipWriter jar) {
        jar.add(name, name.endsWith("/") ? Kind.FOLDER : Kind.FILE, content);
    }
}
