package kodama.sound.vorbis;

import kodama.sound.SoundException;
import kodama.sound.file.PcmSource;
import org.jspecify.annotations.Nullable;

/** The decoded samples of an Ogg file. */
final class VorbisSource implements PcmSource {
    private final String name;
    private final VorbisFile file;
    private final PacketDecoder.Factory decoders;

    /** The next frame to read. */
    private long next;

    /** Index of the open stream; -1 if there is none. */
    private int open = -1;

    private @Nullable PacketDecoder decoder;
    private VorbisStream.@Nullable AudioPackets packets;

    /** The next decoded frame, as a frame of the file. */
    private long at;

    /** Number of frames of the last packet that have been read. */
    private int used;

    /** Number of frames of the last packet. */
    private int available;

    VorbisSource(String name, VorbisFile file, PacketDecoder.Factory decoders) {
        this.name = name;
        this.file = file;
        this.decoders = decoders;
    }

    @Override
    public void seek(long frame) {
        next = frame;
    }

    @Override
    public int read(short[] samples, int from, int frames) {
        try {
            int filled = 0;
            while (filled < frames && next < file.frames()) {
                int count = readPacket(samples, from + filled, frames - filled);
                if (count == 0) break;
                filled += count;
            }
            return filled;
        } catch (RuntimeException broken) { // jorbis may throw anything
            throw SoundException.broken(name, broken);
        }
    }

    /** Reads frames of one packet. Returns their number; 0 only at the end. */
    private int readPacket(short[] samples, int from, int frames) {
        int stream = streamOf(next);
        if (stream != open || next < at || isFarAhead(stream)) jump(stream);
        PacketDecoder decoding = decoder;
        if (decoding == null || !advance(decoding)) return 0;
        long end = file.startOf(stream + 1);
        int count = (int) Math.min(Math.min(frames, available - used), end - next);
        decoding.copy(used, samples, from, count);
        used += count;
        at += count;
        next = at;
        return count;
    }

    /** Decodes packets up to the one that contains the next frame. */
    private boolean advance(PacketDecoder decoding) {
        while (at + (available - used) <= next) {
            at += available - used;
            used = 0;
            available = packets == null ? -1 : packets.decode(decoding);
            if (available < 0) {
                available = 0;
                return false;
            }
        }
        used += (int) (next - at);
        at = next;
        return true;
    }

    /** Returns whether there are pages between the last packet and the next frame, which need not be decoded. */
    private boolean isFarAhead(int stream) {
        long decoded = at + (available - used);
        if (next <= decoded) return false;
        VorbisStream target = file.streams().get(stream);
        return file.startOf(stream) + target.frameOf(target.pageOf(next - file.startOf(stream))) > decoded;
    }

    private int streamOf(long frame) {
        int stream = Math.max(0, open);
        if (frame < file.startOf(stream)) stream = 0;
        while (frame >= file.startOf(stream + 1)) stream++;
        return stream;
    }

    /** Goes to the page before the next frame. The decoder continues: its first packet there completes nothing. */
    private void jump(int stream) {
        VorbisStream target = file.streams().get(stream);
        if (stream != open) decoder = target.open(decoders);
        open = stream;
        int page = target.pageOf(next - file.startOf(stream));
        VorbisStream.AudioPackets reader = target.packetsFrom(page);
        packets = reader;
        if (decoder != null) reader.decode(decoder);
        at = file.startOf(stream) + target.frameOf(page);
        used = 0;
        available = 0;
    }

    @Override
    public void close() {
        decoder = null;
        packets = null;
        open = -1;
    }
}
