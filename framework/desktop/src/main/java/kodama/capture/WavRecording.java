package kodama.capture;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import kodama.sound.file.WavWriter;

/** A WAV file that grows while its sound is mixed: 16 bits, stereo. */
final class WavRecording implements AutoCloseable {
    private static final int FRAME_BYTES = 4;

    /** Sizes in the file have 32 bits. */
    private static final long MAX_BYTES = 0xFFFF_FFFFL - WavWriter.HEADER_BYTES;

    private final SeekableByteChannel file;
    private final int rate;
    private long bytes;
    private boolean isSilent = true;

    /**
     * Creates the file, which must not exist.
     *
     * @param rate frames per second
     */
    WavRecording(Path file, int rate) throws IOException {
        this.file = Files.newByteChannel(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        this.rate = rate;
        writeHeader();
    }

    /** Adds frames from the start of an array of alternating left and right samples; none after 6.7 hours. */
    void add(short[] stereo, int frames) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(FRAME_BYTES * frames).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes + block.capacity() > MAX_BYTES) return;
        for (int i = 0; i < 2 * frames; i++) {
            block.putShort(stereo[i]);
            isSilent &= stereo[i] == 0;
        }
        write(block.flip());
        bytes += block.capacity();
    }

    /** Returns whether all samples are 0. */
    boolean isSilent() {
        return isSilent;
    }

    private void write(ByteBuffer block) throws IOException {
        while (block.hasRemaining()) file.write(block);
    }

    private void writeHeader() throws IOException {
        file.position(0);
        write(WavWriter.header(rate, (int) bytes));
    }

    /** Writes the length, and closes the file. A second call has no effect. */
    @Override
    public void close() throws IOException {
        if (!file.isOpen()) return;
        try (file) {
            writeHeader();
        }
    }
}
