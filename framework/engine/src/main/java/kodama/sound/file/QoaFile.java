package kodama.sound.file;

import java.nio.ByteBuffer;
import kodama.base.Checks;
import kodama.sound.SampledSound;

/**
 * The headers of a QOA file; all numbers are big-endian. Frames have the same size, except for the last one.
 *
 * @param content the file
 * @param rate samples per second
 * @param channels 1 or 2
 * @param samples samples per channel
 */
record QoaFile(ByteBuffer content, int rate, int channels, long samples) {
    /** Samples per channel in a frame, except for the last one. */
    static final int FRAME_SAMPLES = 5120;

    /** Samples per channel in a slice of eight bytes. */
    static final int SLICE_SAMPLES = 20;

    private static final int MAGIC = 0x716F6166; // qoaf
    private static final int FILE_HEADER = 8;
    private static final int FRAME_HEADER = 8;
    private static final int STATE_BYTES = 16;

    /** Reads the headers of all frames, so that later code can rely on them. */
    static QoaFile of(byte[] bytes) {
        ByteBuffer content = ByteBuffer.wrap(bytes);
        if (bytes.length < FILE_HEADER + FRAME_HEADER || content.getInt(0) != MAGIC)
            throw new IllegalArgumentException("it is not a QOA file");
        int channels = Checks.between("channels of the QOA file", bytes[FILE_HEADER] & 0xFF, 1, 2);
        int rate = Checks.between(
                "rate of the QOA file",
                content.getInt(FILE_HEADER) & 0xFFFFFF,
                SampledSound.MIN_RATE,
                SampledSound.MAX_RATE);
        QoaFile file = new QoaFile(content, rate, channels, content.getInt(4) & 0xFFFFFFFFL);
        for (long frame = 0; frame * FRAME_SAMPLES < file.samples; frame++) file.check(frame);
        return file;
    }

    private void check(long frame) {
        int samples = samplesOf(frame);
        int size = size(samples);
        if (FILE_HEADER + frame * size(FRAME_SAMPLES) + size > content.capacity())
            throw new IllegalArgumentException("it ends in frame %d of %d".formatted(frame + 1, frames()));
        int at = at(frame);
        boolean isAsExpected =
                content.getInt(at) == (channels << 24 | rate) && content.getInt(at + 4) == (samples << 16 | size);
        if (!isAsExpected)
            throw new IllegalArgumentException(
                    "the header of its frame %d of %d is broken".formatted(frame + 1, frames()));
    }

    /** Returns the size of a frame with a number of samples; in bytes. */
    private int size(int samples) {
        int slices = (samples + SLICE_SAMPLES - 1) / SLICE_SAMPLES;
        return FRAME_HEADER + channels * (STATE_BYTES + slices * Long.BYTES);
    }

    private long frames() {
        return (samples + FRAME_SAMPLES - 1) / FRAME_SAMPLES;
    }

    /** Returns the number of samples per channel in a frame. */
    int samplesOf(long frame) {
        return (int) Math.min(FRAME_SAMPLES, samples - frame * FRAME_SAMPLES);
    }

    private int at(long frame) {
        return (int) (FILE_HEADER + frame * size(FRAME_SAMPLES));
    }

    /** Returns the offset of the predictor state, which the slices follow. */
    int stateAt(long frame) {
        return at(frame) + FRAME_HEADER;
    }
}
