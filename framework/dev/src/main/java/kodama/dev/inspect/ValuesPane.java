package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;

/** The values of a game: tunes, and watches below them. */
final class ValuesPane extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 8;
    private static final String NONE =
            "No values yet; use tune(\"player.speed\", 2.5, { min = 0, max = 5 }) or watch(\"boss hp\", fn)";

    private final transient InspectorRequests requests;
    private final Box list = new Box(BoxLayout.PAGE_AXIS);
    private final transient Map<String, TuneControl> tunes = new LinkedHashMap<>();
    private final transient Map<String, WatchLine> watches = new LinkedHashMap<>();

    /** Identifies the controls in the list, which is rebuilt when they change. */
    private transient List<Object> kinds = List.of();

    ValuesPane(InspectorRequests requests) {
        super(new BorderLayout());
        this.requests = requests;
        list.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        JPanel top = new JPanel(new BorderLayout());
        top.add(list, BorderLayout.NORTH);
        add(new JScrollPane(top), BorderLayout.CENTER);
        list.add(new JLabel(NONE));
    }

    void show(Snapshot now) {
        List<Object> found = List.of(
                now.tunes().stream().map(tune -> tune.name() + tune.range()).toList(),
                now.watches().stream().map(WatchRow::name).toList());
        if (!found.equals(kinds)) fill(now);
        kinds = found;
        for (TuneRow tune : now.tunes()) tunes.computeIfPresent(tune.name(), (name, control) -> shown(control, tune));
        for (WatchRow watch : now.watches()) watches.computeIfPresent(watch.name(), (name, line) -> shown(line, watch));
    }

    private static TuneControl shown(TuneControl control, TuneRow tune) {
        control.show(tune);
        return control;
    }

    private static WatchLine shown(WatchLine line, WatchRow watch) {
        line.show(watch);
        return line;
    }

    private void fill(Snapshot now) {
        list.removeAll();
        tunes.clear();
        watches.clear();
        for (TuneRow tune : now.tunes()) tunes.put(tune.name(), new TuneControl(tune, requests));
        for (WatchRow watch : now.watches()) watches.put(watch.name(), new WatchLine(watch));
        tunes.values().forEach(list::add);
        watches.values().forEach(list::add);
        if (tunes.isEmpty() && watches.isEmpty()) list.add(new JLabel(NONE));
        list.revalidate();
        list.repaint();
    }
}
