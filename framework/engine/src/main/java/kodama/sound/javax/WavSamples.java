package kodama.sound.javax;

import java.io.ByteArrayInputStream;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioFormat.Encoding;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.UnsupportedAudioFileException;
import kodama.sound.file.WavFile;
import org.jspecify.annotations.Nullable;

/** Opens the samples of WAV files. */
final class WavSamples {
    private WavSamples() {}

    /**
     * Opens the samples of a file.
     *
     * @return null if the encoding is not known here
     * @throws UnsupportedAudioFileException if it is known, but not with this number of bytes per sample
     */
    static @Nullable AudioInputStream open(WavFile wav) throws UnsupportedAudioFileException {
        return switch (wav.code()) {
            case WavFile.PCM ->
                plain(wav, wav.sampleBytes() == 1 ? Encoding.PCM_UNSIGNED : Encoding.PCM_SIGNED, 1, 2, 3, 4);
            case WavFile.FLOAT -> plain(wav, Encoding.PCM_FLOAT, Float.BYTES, Double.BYTES);
            case WavFile.A_LAW -> plain(wav, Encoding.ALAW, 1);
            case WavFile.MU_LAW -> plain(wav, Encoding.ULAW, 1);
            case WavFile.IMA_ADPCM -> new AdpcmStream(wav, new AdpcmStream.Ima(wav.channels())).audio();
            case WavFile.MS_ADPCM -> new AdpcmStream(wav, new AdpcmStream.Microsoft(wav.channels())).audio();
            default -> null;
        };
    }

    private static AudioInputStream plain(WavFile wav, Encoding encoding, int... sizes)
            throws UnsupportedAudioFileException {
        int bytes = wav.sampleBytes();
        if (IntStream.of(sizes).noneMatch(size -> size == bytes))
            throw new UnsupportedAudioFileException("samples of " + bytes + " bytes");
        int frameBytes = bytes * wav.channels();
        AudioFormat format =
                new AudioFormat(encoding, wav.rate(), bytes * Byte.SIZE, wav.channels(), frameBytes, wav.rate(), false);
        return new AudioInputStream(
                new ByteArrayInputStream(wav.content(), wav.data(), wav.length()), format, wav.length() / frameBytes);
    }
}
