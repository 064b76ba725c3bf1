package kodama.pack.archive;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Content of a file in a zip file, compressed unless that makes it larger.
 *
 * @param size uncompressed size, in bytes
 * @param data bytes as stored
 * @param isDeflated whether {@code data} is compressed with deflate
 * @param crc CRC-32 of the uncompressed content
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
