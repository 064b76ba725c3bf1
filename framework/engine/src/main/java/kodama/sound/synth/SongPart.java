package kodama.sound.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What one channel plays.
 *
 * @param events in the order of their times; an {@link SongEvent.PartEnd} is the last and the only one
 * @param loopIndex the event to go on with after the last one; -1 for none
 * @param loopAt when the loop begins; in whole notes
 * @param release how long its notes sound at most after they were let go; in ticks of the chip
 */
record SongPart(List<SongEvent> events, int loopIndex, double loopAt, int release) {
    /** Sorts events, of which the loop has those from an index on. */
    static SongPart of(List<SongEvent> written, int loopIndex, double loopAt, int release) {
        List<SongEvent> events = new ArrayList<>(written);
        int cut = Math.max(0, loopIndex);
        events.subList(0, cut).sort(Comparator.comparingDouble(SongEvent::at));
        events.subList(cut, events.size()).sort(Comparator.comparingDouble(SongEvent::at));
        return new SongPart(events, loopIndex, loopAt, release);
    }

    /** The same, with a tempo of its own at the beginning of its loop. */
    SongPart withTempoAtLoop(int perMinute) {
        List<SongEvent> more = new ArrayList<>(events);
        more.add(loopIndex, new SongEvent.TempoChange(loopAt, perMinute));
        return new SongPart(more, loopIndex, loopAt, release);
    }

    /** Whether the tempo changes while the loop goes on. */
    boolean changesTempoInLoop() {
        return loops()
                && events.subList(loopIndex, events.size()).stream().anyMatch(SongEvent.TempoChange.class::isInstance);
    }

    boolean loops() {
        return loopIndex >= 0;
    }

    double length() {
        return events.get(events.size() - 1).at();
    }
}
