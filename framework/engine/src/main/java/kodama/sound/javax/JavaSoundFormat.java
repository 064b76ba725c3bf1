package kodama.sound.javax;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.UnsupportedAudioFileException;
import kodama.base.Checks;
import kodama.base.FatalErrors;
import kodama.file.Plugins;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;
import kodama.sound.file.PcmFile;
import kodama.sound.file.PcmSource;
import kodama.sound.file.RiffChunks;
import kodama.sound.file.SoundFileType;
import org.jspecify.annotations.Nullable;

/**
 * The formats that Java Sound can read: WAV, AIFF, AU, and those of added decoders, such as MP3.
 *
 * <p>A WAV file marks its loop by a {@code smpl} chunk.
 */
public final class JavaSoundFormat implements SoundFormat {
    /** Extensions that need decoders which the JDK does not have. */
    private static final List<String> NEEDS_DECODER = List.of("mp3");

    private static final String NO_DECODER = "no jar in the folder " + Plugins.FOLDER
            + " decodes it; convert it to Ogg Vorbis, which needs no other jar";

    private final List<String> extensions;
    private final Decoders decoders;

    /**
     * Creates a format for some extensions; each type of file has its own.
     *
     * @param extensions in lower case without a dot
     */
    public JavaSoundFormat(Decoders decoders, String... extensions) {
        this.decoders = decoders;
        this.extensions = List.of(extensions);
    }

    @Override
    public List<String> extensions() {
        return extensions;
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        try {
            return pcm(name, content).sound();
        } catch (UnsupportedAudioFileException unknown) {
            throw SoundException.unreadable(name, unknownKind(content), unknown);
        } catch (SoundException failed) {
            throw failed;
        } catch (Throwable broken) { // third-party decoders may throw anything
            FatalErrors.rethrowIfFatal(broken);
            throw SoundException.broken(name, broken);
        }
    }

    private String unknownKind(byte[] content) {
        String encoding = WavEncoding.reason(content);
        if (encoding != null) return encoding;
        String kinds = String.join(" or ", extensions).toUpperCase(Locale.ROOT);
        boolean needs = extensions.stream().anyMatch(NEEDS_DECODER::contains);
        SoundFileType kind = SoundFileType.of(content);
        if (kind != null && extensions.stream().anyMatch(kind::hasExtension))
            return needs
                    ? NO_DECODER
                    : "its " + kind + " header is broken, or its encoding is not supported; use 16-bit PCM";
        String hint = needs ? ", or " + NO_DECODER : "";
        return "it is not a file of the kind " + kinds + (kind == null ? hint : " but of the kind " + kind);
    }

    private PcmFile pcm(String name, byte[] content) throws UnsupportedAudioFileException, IOException {
        try (Decoders.Decoded decoded = decoders.open(content)) {
            AudioFormat format = decoded.samples().getFormat();
            int rate = Checks.between(
                    "its rate", Math.round(format.getSampleRate()), SampledSound.MIN_RATE, SampledSound.MAX_RATE);
            int channels = Math.min(2, format.getChannels());
            return new PcmFile(
                    name,
                    rate,
                    channels,
                    decoded.frames(),
                    content.length,
                    LoopMarkers.find(content),
                    () -> open(name, content));
        }
    }

    private PcmSource open(String name, byte[] content) {
        return new JavaSoundSource(name, () -> decoders.open(content).samples());
    }

    /** The encoding of a WAV file that no decoder supports, for an error message. */
    private static final class WavEncoding {
        private static final Map<Integer, String> NAMES = Map.of(
                0x31, "GSM 6.10",
                0x20, "Yamaha ADPCM",
                0x55, "MP3",
                0x161, "Windows Media Audio");

        private static final int PCM = 1;
        private static final int FLOAT = 3;
        private static final int EXTENSIBLE = 0xFFFE;

        /** Offset in the chunk of the number of bits per sample. */
        private static final int BITS = 14;

        private WavEncoding() {}

        /** Returns why a WAV file cannot be decoded; null if it is not a WAV file. */
        static @Nullable String reason(byte[] content) {
            int chunk = RiffChunks.isRiff(content) ? RiffChunks.find(content, "fmt ", BITS + 2) : -1;
            return chunk < 0 ? null : "its encoding " + name(content, chunk) + " is not supported; use 16-bit PCM";
        }

        private static String name(byte[] content, int chunk) {
            ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
            int code = file.getShort(chunk) & 0xFFFF;
            boolean isPlain = code == PCM || code == FLOAT || code == EXTENSIBLE;
            if (isPlain) return "of " + (file.getShort(chunk + BITS) & 0xFFFF) + " bits a sample";
            return NAMES.getOrDefault(code, "number " + code);
        }
    }
}
