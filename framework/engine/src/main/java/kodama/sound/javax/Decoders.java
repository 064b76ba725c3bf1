package kodama.sound.javax;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioFormat.Encoding;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;
import javax.sound.sampled.spi.AudioFileReader;
import javax.sound.sampled.spi.FormatConversionProvider;
import kodama.sound.file.WavFile;
import org.jspecify.annotations.Nullable;

/**
 * The decoders of the JDK, and those in jars on the class path or in the plugin folder.
 *
 * <p>They are searched when the first file is read. Thread-safe.
 */
public final class Decoders {
    private static final int BITS = 16;

    private final ClassLoader jars;
    private @Nullable List<AudioFileReader> readers;
    private @Nullable List<FormatConversionProvider> converters;

    /**
     * Creates the decoders of a class loader.
     *
     * @param jars contains the decoders that are used in addition to those of the JDK
     */
    public Decoders(ClassLoader jars) {
        this.jars = jars;
    }

    /**
     * A file that is decoded to 16 bits, little-endian, in its own rate and channels.
     *
     * @param samples the decoded samples
     * @param frames expected number of frames
     */
    record Decoded(AudioInputStream samples, long frames) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            samples.close();
        }
    }

    /** Starts decoding a file. */
    Decoded open(byte[] content) throws UnsupportedAudioFileException, IOException {
        WavFile wav = WavFile.of(content);
        AudioInputStream samples = wav == null ? null : WavSamples.open(wav);
        if (samples != null) return new Decoded(decoded(samples), samples.getFrameLength());
        for (AudioFileReader reader : readers()) {
            try {
                AudioInputStream source = reader.getAudioInputStream(new ByteArrayInputStream(content));
                return new Decoded(decoded(source), SoundLength.of(content, source));
            } catch (UnsupportedAudioFileException notHis) {
                // try the next one
            }
        }
        throw new UnsupportedAudioFileException("no decoder supports it");
    }

    private AudioInputStream decoded(AudioInputStream source) throws UnsupportedAudioFileException {
        AudioFormat from = source.getFormat();
        int channels = from.getChannels();
        if (channels < 1 || channels > WavFile.MAX_CHANNELS)
            throw new IllegalArgumentException(
                    "channels must be from 1 to " + WavFile.MAX_CHANNELS + " but are " + channels);
        float rate = from.getSampleRate();
        AudioFormat to = new AudioFormat(
                AudioFormat.Encoding.PCM_SIGNED, rate, BITS, channels, channels * BITS / Byte.SIZE, rate, false);
        if (from.matches(to)) return source;
        for (FormatConversionProvider converter : converters())
            if (converter.isConversionSupported(to, from)) return converter.getAudioInputStream(to, source);
        throw new UnsupportedAudioFileException("no decoder supports " + from);
    }

    private synchronized List<AudioFileReader> readers() {
        if (readers == null) {
            readers = all(AudioFileReader.class);
            readers.removeIf(Decoders::isForMidi);
        }
        return readers;
    }

    /** MIDI has its own format class, and its readers take longer to test a file than to read it. */
    private static boolean isForMidi(AudioFileReader reader) {
        return reader.getClass().getSimpleName().equals("SoftMidiAudioFileReader");
    }

    private synchronized List<FormatConversionProvider> converters() {
        if (converters == null) converters = all(FormatConversionProvider.class);
        return converters;
    }

    /** Added decoders come first, because the JDK's mistake some MP3 files for other formats. */
    private <T> List<T> all(Class<T> kind) {
        List<T> added = new ArrayList<>();
        List<T> own = new ArrayList<>();
        for (T provider : ServiceLoader.load(kind, jars))
            (provider.getClass().getModule().isNamed() ? own : added).add(provider);
        added.addAll(own);
        return added;
    }

    /** Computes the length of a file from its headers, without decoding it. */
    private static final class SoundLength {
        /**
         * The encodings of which a file recorded into a pipe may have no length; it then extends to the end of the
         * file.
         */
        private static final Set<Encoding> PLAIN =
                Set.of(Encoding.PCM_SIGNED, Encoding.PCM_UNSIGNED, Encoding.PCM_FLOAT, Encoding.ULAW, Encoding.ALAW);

        private SoundLength() {}

        static long of(byte[] content, AudioInputStream source) throws IOException {
            AudioFormat format = source.getFormat();
            boolean isKnown = source.getFrameLength() != AudioSystem.NOT_SPECIFIED;
            if (isKnown && format.getFrameSize() > 0)
                return Math.min(source.getFrameLength(), content.length / format.getFrameSize());
            if (PLAIN.contains(format.getEncoding())) return source.available() / format.getFrameSize();
            long frames = Mp3Length.of(content);
            if (frames > 0) return frames;
            throw new IllegalArgumentException("its length is unknown");
        }
    }
}
