package kodama.sound.file;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import kodama.sound.AudioStream;
import kodama.sound.Sound;

/** Writes WAV files: 16 bits, stereo. */
public final class WavWriter {
    private static final int BLOCK = 4096;
    /** Length of the header; in bytes. */
    public static final int HEADER_BYTES = 44;

    private static final int FRAME_BYTES = 4;

    private WavWriter() {}

    /**
     * Writes a sound directly, without the mixer.
     *
     * @param maxFrames maximum number of frames; a file can only contain some hundred million
     * @return the whole file
     * @throws kodama.sound.SoundException if the source is missing or broken
     */
    public static byte[] write(Sound sound, long maxFrames) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[HEADER_BYTES]);
        try (AudioStream stream = sound.open()) {
            write(stream, maxFrames, out);
        }
        byte[] file = out.toByteArray();
        header(sound.rate(), file.length - HEADER_BYTES).get(file, 0, HEADER_BYTES);
        return file;
    }

    private static void write(AudioStream stream, long maxFrames, ByteArrayOutputStream out) {
        short[] stereo = new short[2 * BLOCK];
        ByteBuffer block = ByteBuffer.allocate(FRAME_BYTES * BLOCK).order(ByteOrder.LITTLE_ENDIAN);
        long left = maxFrames;
        int more = 1;
        while (left > 0 && more > 0) {
            more = stream.read(stereo, 0, (int) Math.min(BLOCK, left));
            block.asShortBuffer().put(stereo, 0, 2 * more);
            out.write(block.array(), 0, FRAME_BYTES * more);
            left -= more;
        }
    }

    /**
     * Returns the header of a file; the samples follow it.
     *
     * @param rate frames per second
     * @param bytes length of the samples; unsigned
     */
    public static ByteBuffer header(int rate, int bytes) {
        ByteBuffer file = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(HEADER_BYTES - 8 + bytes).put(ascii("WAVE"));
        file.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 2);
        file.putInt(rate)
                .putInt(FRAME_BYTES * rate)
                .putShort((short) FRAME_BYTES)
                .putShort((short) Short.SIZE);
        return file.put(ascii("data")).putInt(bytes).flip();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
