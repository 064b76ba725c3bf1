package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import kodama.loop.RunningGame;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.task.TaskList;

/** A page of the debug menu: which tasks are left out of the picture, by group and by priority. */
final class LayersPage implements MenuPage {
    private static final double TENTHS = 10;

    private final Layers layers;
    private final RunningGame game;

    LayersPage(Layers layers, RunningGame game) {
        this.layers = layers;
        this.game = game;
    }

    @Override
    public List<String> head() {
        return List.of("Hidden tasks play on all the same");
    }

    @Override
    public List<MenuItem<Choice>> items() {
        List<MenuItem<Choice>> items = new ArrayList<>();
        items.add(MenuItem.of("", "Show all", "", () -> layers.showAll(game.view())));
        TaskList tasks = game.world().tasks();
        for (String group : tasks.groups())
            items.add(item("Groups", group, layers.hidesGroup(group), () -> layers.toggleGroup(group, game.view())));
        bands(tasks)
                .forEach((tenth, count) -> items.add(item(
                        "Priorities",
                        band(tenth),
                        layers.hidesTenth(tenth),
                        () -> layers.toggleTenth(tenth, game.view()))));
        return items;
    }

    private static MenuItem<Choice> item(String group, String title, boolean isHidden, Runnable toggle) {
        return MenuItem.of(group, title, isHidden ? "hidden" : "seen", toggle::run);
    }

    /** The tenths that tasks are drawn in, and how many; the rearmost first. */
    private static Map<Integer, Integer> bands(TaskList tasks) {
        Map<Integer, Integer> bands = new TreeMap<>();
        tasks.forEachDrawn(task -> bands.merge(Layers.tenth(task), 1, Integer::sum));
        return bands;
    }

    private static String band(int tenth) {
        return String.format(Locale.ROOT, "%.1f to %.1f", tenth / TENTHS, (tenth + 1) / TENTHS);
    }
}
