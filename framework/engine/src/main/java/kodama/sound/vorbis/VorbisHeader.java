package kodama.sound.vorbis;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import kodama.base.Checks;
import kodama.sound.SampledSound;
import kodama.sound.file.ByteSearch;

/**
 * The identification header of a Vorbis stream.
 *
 * @param packet the header packet
 * @param channels number of channels, 1 or 2
 * @param rate frames per second
 * @param shortBlock length of a short block in frames
 * @param longBlock length of a long block in frames
 * @see <a href="https://xiph.org/vorbis/doc/Vorbis_I_spec.html">Vorbis I specification</a>
 */
record VorbisHeader(byte[] packet, int channels, int rate, int shortBlock, int longBlock) {
    static final byte[] START = ByteSearch.ascii("\1vorbis");

    private static final int BYTES = 30;
    private static final int VERSION_AT = 7;
    private static final int CHANNELS_AT = 11;
    private static final int RATE_AT = 12;
    private static final int BLOCKS_AT = 28;

    // binary logarithms of the lengths of blocks
    private static final int MIN_BLOCK = 6;
    private static final int MAX_BLOCK = 13;

    /** Reads a header packet that begins with {@link #START}. */
    static VorbisHeader of(byte[] packet) {
        if (packet.length < BYTES) throw new IllegalArgumentException("its first header is incomplete");
        ByteBuffer header = ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN);
        if (header.getInt(VERSION_AT) != 0)
            throw new IllegalArgumentException("its version of Vorbis must be 0 but was " + header.getInt(VERSION_AT));
        int channels = packet[CHANNELS_AT] & 0xFF;
        if (channels != 1 && channels != 2)
            throw new IllegalArgumentException(
                    "it must have 1 or 2 channels but has " + channels + "; convert it to stereo");
        int rate = Checks.between("its rate", header.getInt(RATE_AT), SampledSound.MIN_RATE, SampledSound.MAX_RATE);
        int shortBlock = Checks.between("its block size", packet[BLOCKS_AT] & 0xF, MIN_BLOCK, MAX_BLOCK);
        int longBlock = Checks.between("its block size", packet[BLOCKS_AT] >> 4 & 0xF, shortBlock, MAX_BLOCK);
        return new VorbisHeader(packet, channels, rate, 1 << shortBlock, 1 << longBlock);
    }
}
