package kodama.sound.file;

import java.nio.ByteBuffer;

/** Writes QOA files, with the best scale for each slice, like the reference encoder. */
public final class QoaWriter {
    private static final int[][] RESIDUALS = new int[16][8];

    static {
        double[] factors = {0.75, -0.75, 2.5, -2.5, 4.5, -4.5, 7, -7};
        for (int scale = 0; scale < 16; scale++)
            for (int i = 0; i < 8; i++) {
                double value = Math.round(Math.pow(scale + 1, 2.75)) * factors[i];
                RESIDUALS[scale][i] = (int) Math.copySign(Math.floor(Math.abs(value) + 0.5), value);
            }
    }

    private final int channels;
    private final short[] samples;
    private final int[][] history;
    private final int[][] weights;

    private QoaWriter(int channels, short[] samples) {
        this.channels = channels;
        this.samples = samples;
        history = new int[channels][4];
        weights = new int[channels][];
        for (int channel = 0; channel < channels; channel++) weights[channel] = new int[] {0, 0, -(1 << 13), 1 << 14};
    }

    public static byte[] write(int rate, int channels, short[] samples) {
        return new QoaWriter(channels, samples).file(rate);
    }

    private byte[] file(int rate) {
        int length = samples.length / channels;
        ByteBuffer out = ByteBuffer.allocate(8 + (length / 5120 + 1) * (8 + channels * (16 + 256 * 8)));
        out.putInt(0x716F6166).putInt(length);
        for (int first = 0; first < length; first += 5120) {
            int count = Math.min(5120, length - first);
            int slices = (count + 19) / 20;
            out.putInt(channels << 24 | rate);
            out.putShort((short) count).putShort((short) (8 + channels * (16 + slices * 8)));
            for (int channel = 0; channel < channels; channel++) {
                for (int value : history[channel]) out.putShort((short) value);
                for (int value : weights[channel]) out.putShort((short) value);
            }
            for (int at = first; at < first + count; at += 20)
                for (int channel = 0; channel < channels; channel++)
                    out.putLong(slice(channel, at, Math.min(20, first + count - at)));
        }
        byte[] bytes = new byte[out.position()];
        out.rewind().get(bytes);
        return bytes;
    }

    private long slice(int channel, int at, int count) {
        long best = 0;
        long bestError = Long.MAX_VALUE;
        int[] bestHistory = history[channel];
        int[] bestWeights = weights[channel];
        for (int scale = 0; scale < 16; scale++) {
            int[] past = history[channel].clone();
            int[] weight = weights[channel].clone();
            long slice = scale;
            long error = 0;
            for (int i = 0; i < count; i++) {
                int sample = samples[(at + i) * channels + channel];
                int predicted = 0;
                for (int j = 0; j < 4; j++) predicted += past[j] * weight[j];
                predicted >>= 13;
                int choice = nearest(RESIDUALS[scale], sample - predicted);
                int residual = RESIDUALS[scale][choice];
                int decoded = Math.max(-32768, Math.min(32767, predicted + residual));
                error += (long) (sample - decoded) * (sample - decoded);
                for (int j = 0; j < 4; j++) weight[j] += past[j] < 0 ? -(residual >> 4) : residual >> 4;
                System.arraycopy(past, 1, past, 0, 3);
                past[3] = decoded;
                slice = slice << 3 | choice;
            }
            if (error >= bestError) continue;
            bestError = error;
            best = slice << 3 * (20 - count);
            bestHistory = past;
            bestWeights = weight;
        }
        history[channel] = bestHistory;
        weights[channel] = bestWeights;
        return best;
    }

    private static int nearest(int[] residuals, int wanted) {
        int best = 0;
        for (int i = 1; i < residuals.length; i++)
            if (Math.abs(residuals[i] - wanted) < Math.abs(residuals[best] - wanted)) best = i;
        return best;
    }
}
