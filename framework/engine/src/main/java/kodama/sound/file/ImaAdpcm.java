package kodama.sound.file;

import java.nio.ByteBuffer;

/**
 * IMA ADPCM as WAV files have it: for each channel a first sample and an index into the steps, then four bytes, which
 * are eight samples, of each channel in turns.
 */
record ImaAdpcm(int channels) implements AdpcmBlocks {
    private static final int HEADER_BYTES = 4;
    private static final int GROUP_BYTES = 4;
    private static final int GROUP_FRAMES = 8;

    private static final int[] STEPS = {
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796,
        876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871,
        5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623,
        27086, 29794, 32767
    };

    /** How far the index into the steps moves after a difference. */
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
                sample = AdpcmBlocks.clip(sample + difference(code, STEPS[index]));
                index = index(index + MOVES[code & 7]);
                samples[frame * channels + channel] = (short) sample;
            }
        }
    }

    private static int index(int wish) {
        return Math.max(0, Math.min(STEPS.length - 1, wish));
    }

    private static int difference(int code, int step) {
        int size = step >> 3;
        if ((code & 4) != 0) size += step;
        if ((code & 2) != 0) size += step >> 1;
        if ((code & 1) != 0) size += step >> 2;
        return (code & 8) != 0 ? -size : size;
    }
}
