package kodama.sound.file;

import java.io.ByteArrayInputStream;
import java.util.List;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.sampled.AudioSystem;
import kodama.base.Faults;
import kodama.sound.Sound;
import kodama.sound.SoundFailure;
import kodama.sound.SoundFormat;

/**
 * MIDI files, played by the JDK's own synthesizer without a device. Its instruments are simple ones unless the machine
 * has better; the first file takes a second or two, as they are made then.
 */
public final class MidiFormat implements SoundFormat {
    /** What the synthesizer makes. */
    private static final int RATE = 44_100;

    private static final int CHANNELS = 2;
    private static final double MICROS_PER_SECOND = 1e6;

    /** Longer ones are mistakes: the file's clock is broken. */
    private static final int MOST_SECONDS = 3600;

    /** Makes the format. */
    public MidiFormat() {}

    @Override
    public List<String> endings() {
        return List.of("mid", "midi");
    }

    @Override
    public Sound read(String name, byte[] content) {
        double seconds = seconds(name, content);
        if (!(seconds <= MOST_SECONDS))
            throw SoundFailure.unreadable(
                    name, "it must last at most %d seconds but lasts %.0f".formatted(MOST_SECONDS, seconds), null);
        long frames = Math.max(1, Math.round(seconds * RATE));
        return new PcmFile(name, RATE, CHANNELS, frames, content.length, null, () -> open(name, content)).streamed();
    }

    private static double seconds(String name, byte[] content) {
        try {
            Sequence sequence = MidiSystem.getSequence(new ByteArrayInputStream(content));
            return sequence.getMicrosecondLength() / MICROS_PER_SECOND;
        } catch (Throwable broken) {
            Faults.passFatal(broken);
            throw SoundFailure.unreadable(name, "it is not a MIDI file (" + broken.getMessage() + ")", broken);
        }
    }

    private static PcmSource open(String name, byte[] content) {
        return new JavaSoundSource(name, () -> AudioSystem.getAudioInputStream(new ByteArrayInputStream(content)));
    }
}
