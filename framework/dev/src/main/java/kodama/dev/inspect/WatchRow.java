package kodama.dev.inspect;

import java.util.List;
import kodama.script.debug.Watch;

/** The state of a watch. {@code values} are those of the last frames, the oldest first; NaN for other types. */
record WatchRow(String name, String text, String place, List<Double> values) {
    static List<WatchRow> all(List<Watch> watches) {
        return watches.stream().map(WatchRow::of).toList();
    }

    private static WatchRow of(Watch watch) {
        Double[] values = new Double[watch.size()];
        for (int i = 0; i < values.length; i++) values[i] = watch.value(i);
        return new WatchRow(watch.name(), watch.text(), watch.place(), List.of(values));
    }
}
