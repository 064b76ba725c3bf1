package kodama.sound.vorbis;

import java.util.List;
import kodama.base.FatalErrors;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;
import kodama.sound.file.ByteSearch;
import kodama.sound.file.PcmFile;
import kodama.sound.file.SoundFileType;

/** Ogg Vorbis, decoded by the library jorbis. The comments of a file can mark a loop, as for RPG Maker. */
public final class VorbisFormat implements SoundFormat {
    private final JorbisLibrary library;

    /**
     * Creates the format.
     *
     * @param library loaded when the first file is read
     */
    public VorbisFormat(JorbisLibrary library) {
        this.library = library;
    }

    @Override
    public List<String> extensions() {
        return List.of("ogg");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        try {
            checkType(content);
            VorbisFile vorbis = VorbisFile.of(content);
            PacketDecoder.Factory decoders = library.decoders();
            Sound sound = sound(name, vorbis, decoders, content.length);
            boolean isDecoded = sound instanceof SampledSound;
            if (!isDecoded) vorbis.streams().forEach(stream -> stream.open(decoders)); // fails now, not during playback
            return sound;
        } catch (SoundException named) {
            throw named;
        } catch (IllegalArgumentException broken) {
            throw SoundException.unreadable(name, String.valueOf(broken.getMessage()), broken);
        } catch (Throwable broken) { // jorbis may throw anything
            FatalErrors.rethrowIfFatal(broken);
            throw SoundException.broken(name, broken);
        }
    }

    private static void checkType(byte[] content) {
        if (ByteSearch.matches(content, 0, OggPage.CAPTURE)) return;
        SoundFileType type = SoundFileType.of(content);
        throw new IllegalArgumentException("it is not an Ogg file" + (type == null ? "" : " but of the kind " + type));
    }

    private static Sound sound(String name, VorbisFile vorbis, PacketDecoder.Factory decoders, int bytes) {
        VorbisHeader header = vorbis.header();
        return new PcmFile(
                        name,
                        header.rate(),
                        header.channels(),
                        vorbis.frames(),
                        bytes,
                        vorbis.loop(),
                        () -> new VorbisSource(name, vorbis, decoders))
                .sound();
    }
}
