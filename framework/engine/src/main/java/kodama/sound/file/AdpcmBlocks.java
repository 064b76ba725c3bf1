package kodama.sound.file;

import java.nio.ByteBuffer;

/** Decodes blocks of ADPCM, each of which begins anew, so that it needs nothing of those before it. */
interface AdpcmBlocks {
    /** Signed 16-bit samples. */
    static int clip(int sample) {
        return Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sample));
    }

    /** How many frames a block of so many bytes has; 0 if it is shorter than its header. */
    int frames(int bytes);

    /**
     * Decodes a block.
     *
     * @param block the block, little-endian, from its position on
     * @param samples takes the samples of all channels in turns
     * @param frames how many, as {@link #frames} tells
     */
    void decode(ByteBuffer block, short[] samples, int frames);
}
