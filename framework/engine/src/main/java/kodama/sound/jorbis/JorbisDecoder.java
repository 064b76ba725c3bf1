package kodama.sound.jorbis;

import com.jcraft.jogg.Packet;
import com.jcraft.jorbis.Block;
import com.jcraft.jorbis.Comment;
import com.jcraft.jorbis.DspState;
import com.jcraft.jorbis.Info;
import java.nio.charset.StandardCharsets;
import kodama.sound.vorbis.PacketDecoder;

/** Decodes packets by jorbis. Positions are computed by the caller, so packets have none here. */
public final class JorbisDecoder implements PacketDecoder {
    /** Empty comments: jorbis requires some, and allocates whatever their lengths are. */
    private static final byte[] NO_COMMENTS = "\3vorbis\0\0\0\0\0\0\0\0\1".getBytes(StandardCharsets.ISO_8859_1);

    private static final float SCALE = 32_768;

    private final Packet packet = new Packet();
    private final DspState state = new DspState();
    private final Block block;
    private final int channels;

    /** The decoded samples of each channel, within the buffers of jorbis. */
    private final float[][][] decoded = new float[1][][];

    private final int[] starts;

    private JorbisDecoder(byte[] identification, byte[] setup) {
        Info info = new Info();
        info.init();
        Comment comments = new Comment();
        comments.init();
        packet.granulepos = -1;
        packet.b_o_s = 1;
        header(info, comments, identification);
        packet.b_o_s = 0;
        header(info, comments, NO_COMMENTS);
        header(info, comments, setup);
        state.synthesis_init(info);
        block = new Block(state);
        channels = info.channels;
        starts = new int[channels];
    }

    /** Creates decoders by jorbis. */
    public static final class Factory implements PacketDecoder.Factory {
        /** Makes the factory. */
        public Factory() {}

        @Override
        public PacketDecoder open(byte[] identification, byte[] setup) {
            return new JorbisDecoder(identification, setup);
        }
    }

    private void header(Info info, Comment comments, byte[] header) {
        set(header, 0, header.length);
        if (info.synthesis_headerin(comments, packet) != 0)
            throw new IllegalArgumentException("jorbis rejects its setup header");
    }

    private void set(byte[] bytes, int from, int length) {
        packet.packet_base = bytes;
        packet.packet = from;
        packet.bytes = length;
        packet.packetno++;
    }

    @Override
    public int decode(byte[] bytes, int from, int length) {
        set(bytes, from, length);
        if (block.synthesis(packet) != 0) throw new IllegalArgumentException("jorbis rejects a packet");
        state.synthesis_blockin(block);
        int frames = state.synthesis_pcmout(decoded, starts);
        state.synthesis_read(frames); // they stay in the buffers until the next packet
        return frames;
    }

    @Override
    public void copy(int first, short[] samples, int from, int frames) {
        for (int channel = 0; channel < channels; channel++) {
            float[] source = decoded[0][channel];
            int start = starts[channel] + first;
            for (int i = 0; i < frames; i++) samples[(from + i) * channels + channel] = sample(source[start + i]);
        }
    }

    private static short sample(float value) {
        double scaled = Math.rint(value * SCALE);
        return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, scaled));
    }
}
