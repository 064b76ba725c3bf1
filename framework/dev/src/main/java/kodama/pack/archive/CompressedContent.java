package kodama.pack.archive;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A content as it lies in a zip file: pressed, unless that makes it no smaller.
 *
 * @param size of the content; in bytes
 * @param data what is written
 * @param isDeflated whether that is pressed by deflate
 * @param crc CRC-32 of the content
 */
public record CompressedContent(int size, byte[] data, boolean isDeflated, int crc) {
    public static CompressedContent of(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        byte[] pressed = deflate(content);
        boolean isSmaller = pressed.length < content.length;
        return new CompressedContent(content.length, isSmaller ? pressed : content, isSmaller, (int) sum.getValue());
    }

    private static byte[] deflate(byte[] content) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(content);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
