package kodama.draw;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes frames as PNG pictures, 8 bits per channel without alpha. */
final class PngWriter {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private PngWriter() {}

    static byte[] write(FrameBuffer frame) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        chunk(out, "IHDR", header(frame));
        chunk(out, "IDAT", deflate(rows(frame)));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] header(FrameBuffer frame) {
        ByteBuffer header = ByteBuffer.allocate(13);
        header.putInt(frame.width()).putInt(frame.height());
        header.put((byte) 8).put((byte) 2);
        return header.array();
    }

    /**
     * Precedes each row with filter 0: plain areas and repeated pixels, as in retro pictures, compress well without
     * one.
     */
    private static byte[] rows(FrameBuffer frame) {
        ByteBuffer rows = ByteBuffer.allocate(frame.height() * (1 + 3 * frame.width()));
        int[] pixels = frame.pixels();
        for (int i = 0; i < pixels.length; i++) {
            if (i % frame.width() == 0) rows.put((byte) 0);
            rows.put((byte) (pixels[i] >> 16)).put((byte) (pixels[i] >> 8)).put((byte) pixels[i]);
        }
        return rows.array();
    }

    private static byte[] deflate(byte[] data) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            deflater.setInput(data);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] part = new byte[8192];
            while (!deflater.finished()) out.write(part, 0, deflater.deflate(part));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(name);
        out.writeBytes(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
