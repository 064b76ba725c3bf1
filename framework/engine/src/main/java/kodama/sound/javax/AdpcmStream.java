package kodama.sound.javax;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import kodama.base.Checks;
import kodama.sound.file.WavFile;

/** The samples of an ADPCM WAV file, decoded block by block to 16 bits, little-endian. */
final class AdpcmStream extends InputStream {
    private final WavFile wav;
    private final BlockDecoder blocks;
    private final short[] samples;
    private final ByteBuffer decoded;
    private int block;

    AdpcmStream(WavFile wav, BlockDecoder blocks) {
        this.wav = wav;
        this.blocks = blocks;
        int most = Checks.atLeast("frames of a block", framesOf(wav.blockBytes()), 1);
        samples = new short[most * wav.channels()];
        decoded = ByteBuffer.allocate(samples.length * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        decoded.limit(0);
    }

    private int framesOf(int bytes) {
        int frames = blocks.frames(bytes);
        return wav.blockFrames() == 0 ? frames : Math.min(frames, wav.blockFrames());
    }

    /** Returns this stream with its format and length. */
    AudioInputStream audio() {
        long whole = (long) (wav.length() / wav.blockBytes()) * framesOf(wav.blockBytes());
        long frames = whole + framesOf(wav.length() % wav.blockBytes());
        AudioFormat format = new AudioFormat(wav.rate(), Short.SIZE, wav.channels(), true, false);
        return new AudioInputStream(this, format, Math.min(frames, wav.factFrames()));
    }

    @Override
    public int read() {
        return fill() ? decoded.get() & 0xFF : -1;
    }

    @Override
    public int read(byte[] bytes, int from, int count) {
        if (count == 0) return 0;
        if (!fill()) return -1;
        int taken = Math.min(count, decoded.remaining());
        decoded.get(bytes, from, taken);
        return taken;
    }

    /** Decodes the next block if the current one is used up. Returns false at the end. */
    private boolean fill() {
        if (decoded.hasRemaining()) return true;
        int at = block++ * wav.blockBytes();
        int bytes = Math.min(wav.blockBytes(), wav.length() - at);
        int frames = bytes <= 0 ? 0 : framesOf(bytes);
        if (frames == 0) return false;
        ByteBuffer content = ByteBuffer.wrap(wav.content()).order(ByteOrder.LITTLE_ENDIAN);
        blocks.decode(content.position(wav.data() + at), samples, frames);
        decoded.clear();
        for (int i = 0; i < frames * wav.channels(); i++) decoded.putShort(samples[i]);
        decoded.flip();
        return true;
    }

    /** Decodes blocks of ADPCM. Each block is independent of those before it. */
    interface BlockDecoder {
        /** Clamps a sample to 16 bits. */
        static int clip(int sample) {
            return Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sample));
        }

        /** Returns the number of frames in a block of a size; 0 if it is shorter than its header. */
        int frames(int bytes);

        /**
         * Decodes a block.
         *
         * @param block the block, little-endian, from its position on
         * @param samples receives the alternating samples of all channels
         * @param frames number of frames, as returned by {@link #frames}
         */
        void decode(ByteBuffer block, short[] samples, int frames);
    }

    /**
     * IMA ADPCM in WAV files: for each channel an initial sample and step index, then for each channel in turn four
     * bytes, which are eight samples.
     */
    record Ima(int channels) implements BlockDecoder {
        private static final int HEADER_BYTES = 4;
        private static final int GROUP_BYTES = 4;
        private static final int GROUP_FRAMES = 8;

        private static final int[] STEPS = {
            7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
            107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724,
            796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026,
            4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500,
            20350, 22385, 24623, 27086, 29794, 32767
        };

        /** Change of the step index for each difference. */
        private static final int[] MOVES = {-1, -1, -1, -1, 2, 4, 6, 8};

        @Override
        public int frames(int bytes) {
            int groups = (bytes - HEADER_BYTES * channels) / (GROUP_BYTES * channels);
            return bytes < HEADER_BYTES * channels ? 0 : 1 + groups * GROUP_FRAMES;
        }

        @Override
        public void decode(ByteBuffer block, short[] samples, int frames) {
            int begin = block.position();
            for (int channel = 0; channel < channels; channel++) {
                int at = begin + HEADER_BYTES * (channels + channel);
                int sample = block.getShort(begin + HEADER_BYTES * channel);
                int index = index(block.get(begin + HEADER_BYTES * channel + Short.BYTES));
                samples[channel] = (short) sample;
                for (int frame = 1; frame < frames; frame++) {
                    int place = frame - 1;
                    int group = at + place / GROUP_FRAMES * GROUP_BYTES * channels;
                    int pair = block.get(group + place % GROUP_FRAMES / 2);
                    int code = pair >> place % 2 * 4 & 0xF;
                    sample = BlockDecoder.clip(sample + difference(code, STEPS[index]));
                    index = index(index + MOVES[code & 7]);
                    samples[frame * channels + channel] = (short) sample;
                }
            }
        }

        private static int index(int unclamped) {
            return Math.max(0, Math.min(STEPS.length - 1, unclamped));
        }

        private static int difference(int code, int step) {
            int size = step >> 3;
            if ((code & 4) != 0) size += step;
            if ((code & 2) != 0) size += step >> 1;
            if ((code & 1) != 0) size += step >> 2;
            return (code & 8) != 0 ? -size : size;
        }
    }

    /**
     * Microsoft ADPCM: for each channel a predictor, a step and two samples, the second one first; then four bits per
     * sample, alternating between channels, upper bits first.
     */
    record Microsoft(int channels) implements BlockDecoder {
        private static final int HEADER_BYTES = 7;
        private static final int HEADER_FRAMES = 2;
        private static final int MIN_STEP = 16;

        /** Weights of the last sample for each predictor; in 256ths. */
        private static final int[] LAST = {256, 512, 0, 192, 240, 460, 392};

        /** Weights of the sample before the last one for each predictor; in 256ths. */
        private static final int[] BEFORE = {0, -256, 0, 64, 0, -208, -232};

        /** Factors for the step after each difference; in 256ths. */
        private static final int[] MOVES = {
            230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
        };

        @Override
        public int frames(int bytes) {
            int header = HEADER_BYTES * channels;
            return bytes < header ? 0 : HEADER_FRAMES + (bytes - header) * 2 / channels;
        }

        @Override
        public void decode(ByteBuffer block, short[] samples, int frames) {
            int begin = block.position();
            for (int channel = 0; channel < channels; channel++) {
                int predictor = block.get(begin + channel) & 0xFF;
                if (predictor >= LAST.length)
                    throw new IllegalArgumentException("a block has predictor " + predictor + ", but there are 0 to 6");
                int place = begin + channels + Short.BYTES * channel;
                int step = block.getShort(place);
                int last = block.getShort(place + Short.BYTES * channels);
                int before = block.getShort(place + 2 * Short.BYTES * channels);
                samples[channel] = (short) before;
                if (frames > 1) samples[channels + channel] = (short) last;
                for (int frame = HEADER_FRAMES; frame < frames; frame++) {
                    int number = (frame - HEADER_FRAMES) * channels + channel;
                    int pair = block.get(begin + HEADER_BYTES * channels + number / 2);
                    int code = pair >> (number % 2 == 0 ? 4 : 0) & 0xF;
                    int guess = (last * LAST[predictor] + before * BEFORE[predictor]) >> 8;
                    before = last;
                    last = BlockDecoder.clip(guess + step * (code < 8 ? code : code - 16));
                    step = Math.max(MIN_STEP, step * MOVES[code] >> 8);
                    samples[frame * channels + channel] = (short) last;
                }
            }
        }
    }
}
