package kodama.sound.vorbis;

/**
 * Decodes the audio packets of a Vorbis stream. Each packet completes the second half of the one before it, so the
 * first packet, and the first after a jump, has no frames of its own. Owned by one thread.
 */
public interface PacketDecoder {
    /** Creates decoders; thread-safe. */
    interface Factory {
        /**
         * Creates a decoder.
         *
         * @param identification the first header packet of the stream
         * @param setup the third header packet
         * @throws IllegalArgumentException if a header is broken
         */
        PacketDecoder open(byte[] identification, byte[] setup);
    }

    /**
     * Decodes a packet.
     *
     * @param bytes contains the packet
     * @param from offset of the packet
     * @param length number of bytes
     * @return the number of frames that are complete
     * @throws IllegalArgumentException if the packet is broken
     */
    int decode(byte[] bytes, int from, int length);

    /**
     * Copies frames that the last packet has completed.
     *
     * @param first the first frame to copy; from 0
     * @param samples receives alternating samples of the channels, 16 bits each
     * @param from first frame to fill
     * @param frames number of frames to copy
     */
    void copy(int first, short[] samples, int from, int frames);
}
