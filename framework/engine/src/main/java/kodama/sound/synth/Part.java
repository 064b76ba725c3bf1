package kodama.sound.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What one channel plays.
 *
 * @param events in the order of their times; an {@link Event.End} is the last and the only one
 * @param loopIndex the event to go on with after the last one; -1 for none
 * @param loopAt when the loop begins; in whole notes
 * @param release how long its notes sound at most after they were let go; in ticks of the chip
 */
record Part(List<Event> events, int loopIndex, double loopAt, int release) {
    /** Sorts events, of which the loop has those from an index on. */
    static Part of(List<Event> written, int loopIndex, double loopAt, int release) {
        List<Event> events = new ArrayList<>(written);
        int cut = Math.max(0, loopIndex);
        events.subList(0, cut).sort(Comparator.comparingDouble(Event::at));
        events.subList(cut, events.size()).sort(Comparator.comparingDouble(Event::at));
        return new Part(events, loopIndex, loopAt, release);
    }

    /** The same, with a tempo of its own at the beginning of its loop. */
    Part withTempoAtLoop(int perMinute) {
        List<Event> more = new ArrayList<>(events);
        more.add(loopIndex, new Event.Tempo(loopAt, perMinute));
        return new Part(more, loopIndex, loopAt, release);
    }

    /** Whether the tempo changes while the loop goes on. */
    boolean changesTempoInLoop() {
        return loops() && events.subList(loopIndex, events.size()).stream().anyMatch(Event.Tempo.class::isInstance);
    }

    boolean loops() {
        return loopIndex >= 0;
    }

    double length() {
        return events.get(events.size() - 1).at();
    }
}
