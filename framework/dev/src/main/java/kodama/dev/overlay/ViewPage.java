package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import kodama.loop.RunningGame;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuAction.Setting;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.profile.Profiler;
import kodama.task.TaskList;

/** A page of the debug menu for overlays and their settings. */
final class ViewPage implements MenuPage {
    private static final String FIGURES = "Statistics";
    private static final List<Integer> SPANS = List.of(1, 2, 5, 10, 30);
    private static final List<Integer> THRESHOLDS = List.of(25, 50, 75, 80, 90, 95, 100, 150, 200);
    private static final double PERCENT = 100;

    private final ViewTools tools;
    private final RunningGame game;
    private final PageStack pages;

    ViewPage(ViewTools tools, RunningGame game, PageStack pages) {
        this.tools = tools;
        this.game = game;
        this.pages = pages;
    }

    @Override
    public List<String> header() {
        return List.of("Overlays");
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<MenuItem<MenuAction>> items = new ArrayList<>();
        StatsOverlay overlay = tools.stats();
        MenuAction level = new Setting<>(
                List.of(StatsOverlay.Level.values()), overlay::level, wanted -> overlay.setLevel(wanted, game));
        items.add(MenuItem.of("", "Statistics", "< " + overlay.level().label() + " >", level));
        items.add(MenuItem.of("", "Slowest frame", "Ctrl+F3", pages.closing(() -> overlay.toggleWorst(game))));
        items.add(onOff("Hitboxes", tools.hitboxes().isOn(), () -> tools.hitboxes()
                .setOn(!tools.hitboxes().isOn(), game)));
        items.add(onOff("Invincible", tools.invincibility().isOn(), () -> tools.invincibility()
                .toggle(game)));
        items.add(MenuItem.of("", "Layers", ">", pages.opening(() -> new LayersPage(tools.layers(), game))));
        addProfiler(items, overlay);
        return items;
    }

    private static MenuItem<MenuAction> onOff(String title, boolean isOn, Runnable toggle) {
        return MenuItem.of("", title, isOn ? "on" : "off", toggle::run);
    }

    private void addProfiler(List<MenuItem<MenuAction>> items, StatsOverlay overlay) {
        MenuAction span = new Setting<>(SPANS, overlay::spanSeconds, wanted -> overlay.setSpanSeconds(wanted, game));
        items.add(MenuItem.of(FIGURES, "Time span", "< " + overlay.spanSeconds() + " s >", span));
        Profiler profiler = game.profiler();
        int now = (int) Math.round(profiler.threshold() * PERCENT);
        MenuAction threshold = new Setting<>(THRESHOLDS, () -> now, share -> profiler.setThreshold(share / PERCENT));
        items.add(MenuItem.of(FIGURES, "Late above", "< " + now + " % >", threshold));
    }

    /** A page for hiding tasks by group and by priority. */
    private static final class LayersPage implements MenuPage {
        private static final double TENTHS = 10;

        private final HiddenLayers layers;
        private final RunningGame game;

        LayersPage(HiddenLayers layers, RunningGame game) {
            this.layers = layers;
            this.game = game;
        }

        @Override
        public List<String> header() {
            return List.of("Hidden tasks continue to run");
        }

        @Override
        public List<MenuItem<MenuAction>> items() {
            List<MenuItem<MenuAction>> items = new ArrayList<>();
            items.add(MenuItem.of("", "Show all", "", () -> layers.showAll(game.view())));
            TaskList tasks = game.world().tasks();
            for (String group : tasks.groups())
                items.add(
                        item("Groups", group, layers.hidesGroup(group), () -> layers.toggleGroup(group, game.view())));
            bands(tasks)
                    .forEach((tenth, count) -> items.add(item(
                            "Priorities",
                            band(tenth),
                            layers.hidesTenth(tenth),
                            () -> layers.toggleTenth(tenth, game.view()))));
            return items;
        }

        private static MenuItem<MenuAction> item(String group, String title, boolean isHidden, Runnable toggle) {
            return MenuItem.of(group, title, isHidden ? "hidden" : "seen", toggle::run);
        }

        /** The priority bands with their numbers of tasks, from back to front. */
        private static Map<Integer, Integer> bands(TaskList tasks) {
            Map<Integer, Integer> bands = new TreeMap<>();
            tasks.forEachDrawn(task -> bands.merge(HiddenLayers.tenth(task), 1, Integer::sum));
            return bands;
        }

        private static String band(int tenth) {
            return String.format(Locale.ROOT, "%.1f to %.1f", tenth / TENTHS, (tenth + 1) / TENTHS);
        }
    }
}
