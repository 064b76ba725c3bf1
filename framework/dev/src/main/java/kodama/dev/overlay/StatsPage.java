package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import kodama.job.JobStatistics;
import kodama.job.LongJobStatistics;
import kodama.loop.RunningGame;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.task.TaskList;

/** A page of the debug menu with statistics of the game. */
final class StatsPage implements MenuPage {
    private static final double NANOS_PER_MILLI = 1e6;

    private final RunningGame game;
    private final Supplier<String> phases;

    StatsPage(RunningGame game, Supplier<String> phases) {
        this.game = game;
        this.phases = phases;
    }

    @Override
    public List<String> header() {
        return List.of("Statistics", "phases " + phases.get());
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<MenuItem<MenuAction>> items = new ArrayList<>();
        add(items, "Frames", "per second", game.fps().replace("FPS: ", "")); // named by its row
        add(items, "Frames", "shown", count(game.framesShown()));
        add(items, "Frames", "skipped, too late", count(game.framesSkipped()));
        addTasks(items, game.world().tasks());
        if (game.jobs() != null) addJobs(items, game.jobs());
        addLongJobs(items, game.longJobs());
        return items;
    }

    private static void add(List<MenuItem<MenuAction>> items, String group, String title, String value) {
        items.add(MenuItem.of(group, title, value, null));
    }

    private static void addTasks(List<MenuItem<MenuAction>> items, TaskList tasks) {
        add(items, "Tasks", "slots used", count(tasks.taken()));
        add(items, "Tasks", "maximum", count(tasks.peak()));
        add(items, "Tasks", "capacity", count(tasks.capacity()));
        add(items, "Tasks", "rejected, full", count(tasks.dropped()));
    }

    private void addJobs(List<MenuItem<MenuAction>> items, JobStatistics jobs) {
        double perFrame = (double) jobs.jobs() / Math.max(1, game.framesShown());
        add(items, "Jobs on all cores", "per frame", String.format(Locale.ROOT, "%.1f", perFrame));
        add(items, "Jobs on all cores", "longest queue", count(jobs.mostQueued()));
        add(items, "Jobs on all cores", "longest", millis(jobs.longestNanos()));
    }

    private static void addLongJobs(List<MenuItem<MenuAction>> items, LongJobStatistics jobs) {
        add(items, "Long jobs", "started", count(jobs.reserved()));
        add(items, "Long jobs", "rejected", count(jobs.refused()));
        add(items, "Long jobs", "interrupted", count(jobs.interrupted()));
        add(items, "Long jobs", "game waited", millis(jobs.waitedNanos()));
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.2f ms", nanos / NANOS_PER_MILLI);
    }
}
