package kodama.sound.file;

import java.nio.ByteBuffer;

/**
 * Microsoft ADPCM: for each channel a predictor, a step and two samples, of which the second comes first; then four
 * bits for each sample of all channels in turns, the upper ones first.
 */
record MicrosoftAdpcm(int channels) implements AdpcmBlocks {
    private static final int HEADER_BYTES = 7;
    private static final int HEADER_FRAMES = 2;
    private static final int LEAST_STEP = 16;

    /** What a predictor takes of the last sample and of the one before; in 256ths. */
    private static final int[] LAST = {256, 512, 0, 192, 240, 460, 392};

    private static final int[] BEFORE = {0, -256, 0, 64, 0, -208, -232};

    /** What is left of a step after a difference; in 256ths. */
    private static final int[] MOVES = {230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230};

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
                last = AdpcmBlocks.clip(guess + step * (code < 8 ? code : code - 16));
                step = Math.max(LEAST_STEP, step * MOVES[code] >> 8);
                samples[frame * channels + channel] = (short) last;
            }
        }
    }
}
