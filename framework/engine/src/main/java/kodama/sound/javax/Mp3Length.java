package kodama.sound.javax;

/**
 * Computes the length of an MP3 file by counting its frames, each of which contains its size.
 *
 * @see <a href="http://www.mp3-tech.org/programmer/frame_header.html">MPEG Audio Frame Header</a>
 */
final class Mp3Length {
    private static final int HEADER = 4;

    /** Bit rates in kbit/s by header index, for MPEG 1; below those for MPEG 2 and 2.5. */
    private static final int[] BITRATES = {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0};

    private static final int[] LOW_BITRATES = {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0};

    /** Sample rates by header index, for MPEG 1; MPEG 2 has half of it, and MPEG 2.5 a quarter. */
    private static final int[] RATES = {44_100, 48_000, 32_000, 0};

    private static final int SAMPLES = 1152;
    private static final int MPEG_1 = 3;
    private static final int MPEG_2 = 2;
    private static final int NO_MPEG = 1;
    private static final int LAYER_3 = 1;

    private Mp3Length() {}

    /** Returns the number of samples per channel; 0 if the file is not an MP3 file. */
    static long of(byte[] content) {
        long samples = 0;
        int at = 0;
        while (at + HEADER <= content.length) {
            int bytes = frameBytes(content, at);
            if (bytes > 0) samples += samplesOf(version(content, at));
            at += Math.max(1, bytes); // skips data other than frames, such as tags
        }
        return samples;
    }

    private static int version(byte[] content, int at) {
        return content[at + 1] >> 3 & 3;
    }

    /** Returns the number of samples in a frame; the lower versions have half as many. */
    private static int samplesOf(int version) {
        return version == MPEG_1 ? SAMPLES : SAMPLES / 2;
    }

    /** Returns the number of bytes of the frame at an offset; 0 if there is none. */
    private static int frameBytes(byte[] content, int at) {
        boolean isFrame = content[at] == (byte) 0xFF && (content[at + 1] & 0xE0) == 0xE0;
        int version = version(content, at);
        if (!isFrame || version == NO_MPEG || (content[at + 1] >> 1 & 3) != LAYER_3) return 0;
        int bitrate = (version == MPEG_1 ? BITRATES : LOW_BITRATES)[content[at + 2] >> 4 & 15];
        int rate = RATES[content[at + 2] >> 2 & 3];
        if (bitrate == 0 || rate == 0) return 0;
        if (version != MPEG_1) rate /= version == MPEG_2 ? 2 : 4;
        int padding = content[at + 2] >> 1 & 1;
        return samplesOf(version) / Byte.SIZE * 1000 * bitrate / rate + padding;
    }
}
