package kodama.sound.file;

import java.nio.ByteBuffer;

/**
 * Decodes a QOA file frame by frame.
 *
 * <p>Each sample is predicted from the four before it. The file contains the prediction error in three bits, on a scale
 * that each slice of 20 samples selects. The weights of the prediction adapt to each error.
 */
final class QoaDecoder implements PcmSource {
    /** Residuals on each of the 16 scales; {@code round((scale + 1)^2.75 * factor)}. */
    private static final int[][] RESIDUALS = residuals();

    private static int[][] residuals() {
        double[] factors = {0.75, -0.75, 2.5, -2.5, 4.5, -4.5, 7, -7};
        int[][] table = new int[16][factors.length];
        for (int scale = 0; scale < table.length; scale++)
            for (int i = 0; i < factors.length; i++)
                table[scale][i] = awayFromZero(Math.round(Math.pow(scale + 1, 2.75)) * factors[i]);
        return table;
    }

    private static int awayFromZero(double value) {
        return (int) Math.copySign(Math.floor(Math.abs(value) + 0.5), value);
    }

    /** Number of earlier samples that a prediction uses. */
    private static final int BACK = 4;

    private final QoaFile file;
    private final int[][] history;
    private final int[][] weights;

    /** The samples of the current frame, channels alternating. */
    private final short[] decoded;

    private long frame = -1;
    private long next;

    QoaDecoder(QoaFile file) {
        this.file = file;
        history = new int[file.channels()][BACK];
        weights = new int[file.channels()][BACK];
        decoded = new short[QoaFile.FRAME_SAMPLES * file.channels()];
    }

    @Override
    public int read(short[] samples, int from, int frames) {
        int filled = 0;
        while (filled < frames && next < file.samples()) {
            decode(next / QoaFile.FRAME_SAMPLES);
            int within = (int) (next % QoaFile.FRAME_SAMPLES);
            int count = Math.min(frames - filled, file.samplesOf(frame) - within);
            int channels = file.channels();
            System.arraycopy(decoded, within * channels, samples, (from + filled) * channels, count * channels);
            filled += count;
            next += count;
        }
        return filled;
    }

    @Override
    public void seek(long sample) {
        next = sample;
    }

    private void decode(long wanted) {
        if (wanted == frame) return;
        frame = wanted;
        ByteBuffer content = file.content();
        int at = file.stateAt(frame);
        for (int channel = 0; channel < file.channels(); channel++) {
            for (int i = 0; i < BACK; i++) history[channel][i] = content.getShort(at + 2 * i);
            for (int i = 0; i < BACK; i++) weights[channel][i] = content.getShort(at + 2 * (BACK + i));
            at += 2 * Short.BYTES * BACK;
        }
        int samples = file.samplesOf(frame);
        for (int first = 0; first < samples; first += QoaFile.SLICE_SAMPLES)
            for (int channel = 0; channel < file.channels(); channel++) {
                decodeSlice(content.getLong(at), channel, first, Math.min(first + QoaFile.SLICE_SAMPLES, samples));
                at += Long.BYTES;
            }
    }

    private void decodeSlice(long slice, int channel, int first, int end) {
        int[] residuals = RESIDUALS[(int) (slice >>> 60)];
        int[] past = history[channel];
        int[] weight = weights[channel];
        int shift = 57;
        for (int at = first; at < end; at++, shift -= 3) {
            int predicted = past[0] * weight[0] + past[1] * weight[1] + past[2] * weight[2] + past[3] * weight[3] >> 13;
            int residual = residuals[(int) (slice >>> shift) & 7];
            short sample = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, predicted + residual));
            decoded[at * file.channels() + channel] = sample;
            learn(past, weight, sample, residual >> 4);
        }
    }

    private static void learn(int[] past, int[] weight, int sample, int step) {
        for (int i = 0; i < BACK; i++) weight[i] += past[i] < 0 ? -step : step;
        System.arraycopy(past, 1, past, 0, BACK - 1);
        past[BACK - 1] = sample;
    }

    @Override
    public void close() {}
}
