package kodama.sound.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.Sequence;
import javax.sound.midi.Track;

/** How close together the events of a MIDI file are. */
final class MidiDensity {
    private static final double SECOND = 1e6;
    private static final int TEMPO = 0x51;

    /** Until a file says otherwise: 120 quarter notes a minute; in microseconds. */
    private static final double USUAL_QUARTER = 500_000;

    private MidiDensity() {}

    /** Whether some second of a song has more events than that. */
    static boolean isBeyond(Sequence song, int most) {
        double[] times = times(song);
        for (int i = most; i < times.length; i++) if (times[i] - times[i - most] < SECOND) return true;
        return false;
    }

    /** When each event is due, in order; in microseconds. */
    private static double[] times(Sequence song) {
        List<MidiEvent> events = events(song);
        double[] times = new double[events.size()];
        double tickMicros = tickMicros(song, USUAL_QUARTER);
        double now = 0;
        long last = 0;
        for (int i = 0; i < times.length; i++) {
            MidiEvent event = events.get(i);
            times[i] = now += (event.getTick() - last) * tickMicros;
            last = event.getTick();
            if (isTempo(event.getMessage())) tickMicros = tickMicros(song, quarter((MetaMessage) event.getMessage()));
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

    /** Songs for film count frames instead of quarter notes. */
    private static double tickMicros(Sequence song, double quarter) {
        return song.getDivisionType() == Sequence.PPQ
                ? quarter / song.getResolution()
                : SECOND / (song.getDivisionType() * song.getResolution());
    }
}
