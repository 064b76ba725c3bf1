package kodama.sound.javax;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.Track;
import javax.sound.sampled.AudioSystem;
import kodama.base.FatalErrors;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;
import kodama.sound.file.PcmFile;
import kodama.sound.file.PcmSource;

/**
 * MIDI files, played by the JDK's own synthesizer without a device. Its instruments are simple unless the system has
 * better ones; loading them makes the first file take a second or two.
 */
public final class MidiFormat implements SoundFormat {
    /** Sample rate of the synthesizer. */
    private static final int RATE = 44_100;

    private static final int CHANNELS = 2;
    private static final double MICROS_PER_SECOND = 1e6;

    /** Maximum length. A longer song has a broken clock. */
    private static final int MAX_SECONDS = 3600;

    /** Maximum number of events per second. The synthesizer has 64 voices and cannot process far more. */
    private static final int MAX_EVENTS = 4000;

    /** Time for the last notes to decay; in frames. A loop does not wait for it. */
    private static final int RINGS_ON = RATE;

    /** Makes the format. */
    public MidiFormat() {}

    @Override
    public List<String> extensions() {
        return List.of("mid", "midi");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        byte[] whole = song(name, content);
        Sequence song = sequence(name, whole);
        double seconds = song.getMicrosecondLength() / MICROS_PER_SECOND;
        if (!(seconds <= MAX_SECONDS))
            throw SoundException.unreadable(
                    name, "it must last at most %d seconds but lasts %.0f".formatted(MAX_SECONDS, seconds), null);
        if (MidiDensity.isBeyond(song, MAX_EVENTS))
            throw SoundException.unreadable(name, "it has more than " + MAX_EVENTS + " events within a second", null);
        long end = Math.max(1, Math.round(seconds * RATE));
        Loop loop = new Loop(0, end);
        return new PcmFile(name, RATE, CHANNELS, end + RINGS_ON, whole.length, loop, () -> open(name, whole))
                .streamed();
    }

    private static byte[] song(String name, byte[] content) {
        try {
            return MidiChunks.song(content);
        } catch (IllegalArgumentException other) {
            throw SoundException.unreadable(name, String.valueOf(other.getMessage()), other);
        }
    }

    private static Sequence sequence(String name, byte[] content) {
        try {
            return MidiSystem.getSequence(new ByteArrayInputStream(content));
        } catch (Throwable broken) { // broken lengths can cause any error
            FatalErrors.rethrowIfFatal(broken);
            throw SoundException.unreadable(
                    name, "the tracks of the MIDI file are broken (" + broken.getMessage() + ")", broken);
        }
    }

    private static PcmSource open(String name, byte[] content) {
        return new JavaSoundSource(name, () -> AudioSystem.getAudioInputStream(new ByteArrayInputStream(content)));
    }

    /** The density of events in a MIDI file. */
    private static final class MidiDensity {
        private static final double SECOND = 1e6;
        private static final int TEMPO = 0x51;

        /** Default duration of a quarter note, 120 per minute; in microseconds. */
        private static final double DEFAULT_QUARTER = 500_000;

        private MidiDensity() {}

        /** Returns whether any second of a song has more than a number of events. */
        static boolean isBeyond(Sequence song, int most) {
            double[] times = times(song);
            for (int i = most; i < times.length; i++) if (times[i] - times[i - most] < SECOND) return true;
            return false;
        }

        /** Returns the times of all events in order; in microseconds. */
        private static double[] times(Sequence song) {
            List<MidiEvent> events = events(song);
            double[] times = new double[events.size()];
            double tickMicros = tickMicros(song, DEFAULT_QUARTER);
            double now = 0;
            long last = 0;
            for (int i = 0; i < times.length; i++) {
                MidiEvent event = events.get(i);
                times[i] = now += (event.getTick() - last) * tickMicros;
                last = event.getTick();
                if (isTempo(event.getMessage()))
                    tickMicros = tickMicros(song, quarter((MetaMessage) event.getMessage()));
            }
            return times;
        }

        private static List<MidiEvent> events(Sequence song) {
            List<MidiEvent> events = new ArrayList<>();
            for (Track track : song.getTracks()) for (int i = 0; i < track.size(); i++) events.add(track.get(i));
            events.sort(Comparator.comparingLong(MidiEvent::getTick));
            return events;
        }

        private static boolean isTempo(MidiMessage message) {
            return message instanceof MetaMessage meta && meta.getType() == TEMPO && meta.getData().length == 3;
        }

        private static double quarter(MetaMessage tempo) {
            byte[] data = tempo.getData();
            return (data[0] & 0xFF) << 16 | (data[1] & 0xFF) << 8 | data[2] & 0xFF;
        }

        /** Returns the duration of a tick. Songs for film count frames instead of quarter notes. */
        private static double tickMicros(Sequence song, double quarter) {
            return song.getDivisionType() == Sequence.PPQ
                    ? quarter / song.getResolution()
                    : SECOND / (song.getDivisionType() * song.getResolution());
        }
    }
}
