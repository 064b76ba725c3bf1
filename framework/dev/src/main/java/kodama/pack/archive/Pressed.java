package kodama.pack.archive;

import java.util.zip.CRC32;

/**
 * A content as it lies in a zip file: pressed, unless that makes it no smaller.
 *
 * @param size of the content; in bytes
 * @param data what is written
 * @param isPressed whether that is pressed by deflate
 * @param sum CRC-32 of the content
 */
public record Pressed(int size, byte[] data, boolean isPressed, int sum) {
    public static Pressed of(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        byte[] pressed = Press.deflate(content);
        boolean isSmaller = pressed.length < content.length;
        return new Pressed(content.length, isSmaller ? pressed : content, isSmaller, (int) sum.getValue());
    }
}
