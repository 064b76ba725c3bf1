package kodama.sound.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The events of one channel.
 *
 * @param events in order of their times; the last one is the only {@link SongEvent.PartEnd}
 * @param loopIndex index of the event that follows the last one; -1 for no loop
 * @param loopAt start of the loop; in whole notes
 * @param release maximum duration of its notes after their release; in ticks of the chip
 */
record SongPart(List<SongEvent> events, int loopIndex, double loopAt, int release) {
    /** Creates a part from unsorted events; those of the loop start at an index. */
    static SongPart of(List<SongEvent> written, int loopIndex, double loopAt, int release) {
        List<SongEvent> events = new ArrayList<>(written);
        int cut = Math.max(0, loopIndex);
        events.subList(0, cut).sort(Comparator.comparingDouble(SongEvent::at));
        events.subList(cut, events.size()).sort(Comparator.comparingDouble(SongEvent::at));
        return new SongPart(events, loopIndex, loopAt, release);
    }

    /** Returns a copy with a tempo change at the start of its loop. */
    SongPart withTempoAtLoop(int perMinute) {
        List<SongEvent> more = new ArrayList<>(events);
        more.add(loopIndex, new SongEvent.TempoChange(loopAt, perMinute));
        return new SongPart(more, loopIndex, loopAt, release);
    }

    /** Returns whether the tempo changes within the loop. */
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
