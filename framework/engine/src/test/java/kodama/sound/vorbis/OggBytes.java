package kodama.sound.vorbis;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Ogg files for tests. The files in the resources are sweeps of sine waves by {@code oggenc -q 1}, {@code -q 2} and
 * {@code -q -1} (vorbis-tools 1.4.2); the WAV files next to them are their samples as {@code oggdec} writes them.
 */
final class OggBytes {
    private static final int HEADER = 27;

    private OggBytes() {}

    /** Reads a file of the resources. */
    static byte[] of(String name) {
        try (InputStream in = OggBytes.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalArgumentException("no resource " + name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes a page from a packet of less than 255 bytes. */
    static byte[] page(int flags, long granule, int serial, int sequence, String packet) {
        byte[] body = packet.getBytes(StandardCharsets.ISO_8859_1);
        ByteBuffer page = ByteBuffer.allocate(HEADER + 1 + body.length).order(ByteOrder.LITTLE_ENDIAN);
        page.put("OggS".getBytes(StandardCharsets.US_ASCII)).put((byte) 0).put((byte) flags);
        page.putLong(granule).putInt(serial).putInt(sequence).putInt(0);
        page.put((byte) 1).put((byte) body.length).put(body);
        return withChecksums(page.array());
    }

    /** Returns a file with the right checksums of all pages up to the first that is none. */
    static byte[] withChecksums(byte[] file) {
        byte[] result = file.clone();
        ByteBuffer content = ByteBuffer.wrap(result).order(ByteOrder.LITTLE_ENDIAN);
        int at = 0;
        while (at + HEADER <= result.length && content.getInt(at) == 0x5367674F) {
            int end = pageEnd(result, at);
            if (end > result.length) break;
            content.putInt(at + 22, OggPage.OggChecksum.of(result, at, end, at + 22));
            at = end;
        }
        return result;
    }

    private static int pageEnd(byte[] file, int at) {
        int segments = file[at + HEADER - 1] & 0xFF;
        int end = at + HEADER + segments;
        for (int i = at + HEADER; i < Math.min(file.length, at + HEADER + segments); i++) end += file[i] & 0xFF;
        return end;
    }

    /** Returns a file whose pages are those of a stream of another number. */
    static byte[] withSerial(byte[] file, int serial) {
        byte[] result = file.clone();
        for (OggPage page : OggPage.readAll(file))
            ByteBuffer.wrap(result).order(ByteOrder.LITTLE_ENDIAN).putInt(page.at() + 14, serial);
        return withChecksums(result);
    }

    /** Returns a file without one of its pages. */
    static byte[] withoutPage(byte[] file, int number) {
        List<OggPage> pages = OggPage.readAll(file);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(file, 0, pages.get(number).at());
        out.write(file, pages.get(number).end(), file.length - pages.get(number).end());
        return out.toByteArray();
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) out.writeBytes(part);
        return out.toByteArray();
    }

    /** Returns a file in which the position of a page is another. */
    static byte[] withPosition(byte[] file, int page, long granule) {
        byte[] result = file.clone();
        int at = OggPage.readAll(file).get(page).at();
        ByteBuffer.wrap(result).order(ByteOrder.LITTLE_ENDIAN).putLong(at + 6, granule);
        return withChecksums(result);
    }

    /** Returns a file in which one byte after the first occurrence of a text is another. */
    static byte[] withByte(byte[] file, String text, int offset, int value) {
        byte[] result = file.clone();
        result[new String(file, StandardCharsets.ISO_8859_1).indexOf(text) + offset] = (byte) value;
        return withChecksums(result);
    }

    /** Returns a file in which a text is another of the same length. */
    static byte[] withText(byte[] file, String text, String other) {
        String content = new String(file, StandardCharsets.ISO_8859_1).replace(text, other);
        return withChecksums(content.getBytes(StandardCharsets.ISO_8859_1));
    }
}
