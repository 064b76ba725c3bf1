package kodama.cli.dev;

import java.util.ArrayList;
import java.util.List;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.mix.AudioBus;
import kodama.sound.mix.Interpolation;
import kodama.sound.mix.Mixer;
import kodama.sound.mix.StreamDecoder;
import kodama.sound.mix.VoiceStart;

/** Plays one sound through the mixer of games, on the calling thread. */
final class SoundPlayer {
    private static final int BLOCK = 512;

    private final AudioOutput output;

    SoundPlayer(AudioOutput output) {
        this.output = output;
    }

    /**
     * Plays a sound and waits until the device has played it.
     *
     * @throws SoundException if there is no device, or the sound is interrupted
     */
    void play(Sound sound, double seconds) {
        List<String> failures = new ArrayList<>();
        StreamDecoder decoder = new StreamDecoder(failures::add);
        try (AudioLine line = output.open()) {
            Mixer mixer = new Mixer(line.rate(), decoder);
            start(mixer, sound);
            long end = Math.round(seconds * line.rate()) + line.bufferFrames();
            short[] stereo = new short[2 * BLOCK];
            for (long done = 0; done < end && failures.isEmpty(); done += BLOCK) {
                decoder.work();
                mixer.mix(stereo, BLOCK);
                line.write(stereo, BLOCK);
            }
        } finally {
            decoder.close();
        }
        if (!failures.isEmpty()) throw new SoundException(failures.get(0), null);
    }

    private static void start(Mixer mixer, Sound sound) {
        AudioBus group = new AudioBus();
        VoiceStart start = new VoiceStart(
                1, mixer.createSource(sound, false, 0), sound.rate(), group, 1, 0, 1, 0, 0, Interpolation.CUBIC);
        mixer.send(0, voices -> {
            voices.add(group);
            voices.start(start);
        });
    }
}
