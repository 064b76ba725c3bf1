package kodama.pack;

import java.util.zip.CRC32;

/**
 * A file as it lies in a jar: pressed, unless that makes it no smaller.
 *
 * @param name its path in the jar; ends in {@code /} for a folder
 * @param part what it belongs to
 * @param size of its content; in bytes
 * @param data what is written
 * @param isPressed whether that is pressed by deflate
 * @param sum CRC-32 of the content
 */
record PackedFile(String name, Part part, int size, byte[] data, boolean isPressed, int sum) {
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
        CRC32 sum = new CRC32();
        sum.update(content);
        byte[] pressed = Press.deflate(content);
        boolean isSmaller = pressed.length < content.length;
        return new PackedFile(
                name, part, content.length, isSmaller ? pressed : content, isSmaller, (int) sum.getValue());
    }
}
