package kodama.sound.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import kodama.sound.AudioStream;
import kodama.sound.Sound;

/** Creates sound files, and compares the decoded samples. */
public final class Samples {
    private Samples() {}

    /** Returns a tone on the left and, if there are two channels, a tone of twice the frequency on the right. */
    public static short[] tone(int frames, int channels) {
        short[] samples = new short[frames * channels];
        for (int i = 0; i < samples.length; i++)
            samples[i] = (short) (12_000 * Math.sin(i / channels * 0.05 * (1 + i % channels)));
        return samples;
    }

    public static byte[] bytes(short[] samples) {
        byte[] bytes = new byte[samples.length * 2];
        for (int i = 0; i < samples.length; i++) {
            bytes[2 * i] = (byte) samples[i];
            bytes[2 * i + 1] = (byte) (samples[i] >> 8);
        }
        return bytes;
    }

    /** Returns a file written by the JDK. */
    public static byte[] file(AudioFileFormat.Type type, AudioFormat to, int rate, int channels, short[] samples) {
        AudioFormat from = new AudioFormat(rate, 16, channels, true, false);
        AudioInputStream plain =
                new AudioInputStream(new ByteArrayInputStream(bytes(samples)), from, samples.length / channels);
        try {
            // the writers of AIFF and AU need the length, which a converted stream of the JDK does not have
            byte[] converted = AudioSystem.getAudioInputStream(to, plain).readAllBytes();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            AudioSystem.write(
                    new AudioInputStream(new ByteArrayInputStream(converted), to, samples.length / channels),
                    type,
                    out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] wav(int rate, int channels, short[] samples) {
        return file(
                AudioFileFormat.Type.WAVE, new AudioFormat(rate, 16, channels, true, false), rate, channels, samples);
    }

    /** Returns the frames of a sound from one on, left and right alternating. */
    public static short[] played(Sound sound, long from) {
        int frames = (int) (sound.frames() - from);
        short[] stereo = new short[2 * frames + 2];
        try (AudioStream stream = sound.open()) {
            stream.seek(from);
            int filled = 0;
            int more = 1;
            while (more > 0) {
                more = stream.read(stereo, filled, Math.min(777, frames + 1 - filled));
                filled += more;
            }
            return Arrays.copyOf(stereo, 2 * filled);
        }
    }

    public static short[] leftOf(short[] stereo) {
        short[] left = new short[stereo.length / 2];
        for (int i = 0; i < left.length; i++) left[i] = stereo[2 * i];
        return left;
    }

    /** Returns the ratio of the signal to the error; in decibels. */
    public static double signalToNoise(short[] wanted, short[] got) {
        double signal = 0;
        double noise = 0;
        for (int i = 0; i < wanted.length; i++) {
            signal += (double) wanted[i] * wanted[i];
            noise += Math.pow(wanted[i] - got[i], 2);
        }
        return 10 * Math.log10(signal / Math.max(noise, 1));
    }
}
