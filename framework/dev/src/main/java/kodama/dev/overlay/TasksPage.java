package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.loop.RunningGame;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuAction.Setting;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.script.ScriptWorld;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskList;

/** A page of the debug menu with the groups of tasks, and the export of all tasks. */
final class TasksPage implements MenuPage {
    private static final String GROUPS = "Groups";

    private final TaskDumpFile notes;
    private final RunningGame game;
    private final PageStack pages;
    private String message = "";

    TasksPage(TaskDumpFile notes, RunningGame game, PageStack pages) {
        this.notes = notes;
        this.game = game;
        this.pages = pages;
    }

    @Override
    public List<String> header() {
        return List.of(message.isEmpty() ? "Living tasks" : message);
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<MenuItem<MenuAction>> items = new ArrayList<>();
        TaskList tasks = game.world().tasks();
        String count = tasks.count() + " alive";
        items.add(MenuItem.of("", "Save as text", count, () -> message = notes.write(tasks)));
        for (String name : tasks.groups()) items.add(item(tasks, tasks.group(name)));
        items.add(
                MenuItem.of("All", "All tasks", ">", pages.opening(() -> new GroupPage(tasks, tasks.all(), edits()))));
        return items;
    }

    private MenuItem<MenuAction> item(TaskList tasks, TaskGroup group) {
        String note = group.count() + (group.isPaused() ? " paused" : " alive");
        return MenuItem.of(GROUPS, group.name(), note, pages.opening(() -> new GroupPage(tasks, group, edits())));
    }

    private Runnable edits() {
        ScriptWorld scripts = game.world().scripts();
        return () -> scripts.edited("the debug menu");
    }

    /** A page with actions on all tasks of a group. */
    private static final class GroupPage implements MenuPage {
        private static final List<Double> RATES = List.of(0.0, 0.25, 0.5, 1.0, 2.0, 4.0);

        /** Step of priorities. */
        private static final double STEP = 0.05;

        private final TaskList tasks;
        private final TaskGroup group;
        private final Runnable edits;

        /**
         * Creates the page for a group, or for all tasks.
         *
         * @param edits called before each change
         */
        GroupPage(TaskList tasks, TaskGroup group, Runnable edits) {
            this.tasks = tasks;
            this.group = group;
            this.edits = edits;
        }

        @Override
        public List<String> header() {
            return List.of(name() + ": " + group.count() + (group.isPaused() ? " paused" : " alive"));
        }

        private String name() {
            return group.name().isEmpty() ? "all tasks" : "group " + group.name();
        }

        @Override
        public List<MenuItem<MenuAction>> items() {
            return List.of(
                    MenuItem.of("", "Pause", group.isPaused() ? "on" : "off", this::togglePause),
                    MenuItem.of(
                            "", "Rate", "< " + group.rate() + " >", new Setting<>(RATES, group::rate, this::setRate)),
                    MenuItem.of("", "Priority", priority(), new Reorder(group, edits)),
                    MenuItem.of("", "Kill all", "", this::kill));
        }

        /** The priority of the first member in run order. */
        private String priority() {
            Task first = group.nth(0);
            return first == null ? "" : String.format(Locale.ROOT, "< %.2f >", first.priority());
        }

        /** Changes the priorities of all members together. */
        private record Reorder(TaskGroup group, Runnable edits) implements MenuAction {
            @Override
            public void choose() {
                change(1);
            }

            @Override
            public boolean change(int by) {
                edits.run();
                group.forEach(task -> task.setPriority(task.priority() + by * STEP));
                return true;
            }
        }

        private void setRate(double rate) {
            edits.run();
            group.setRate(rate);
        }

        private void kill() {
            edits.run();
            tasks.runAs("the debug menu", group::kill);
        }

        private void togglePause() {
            edits.run();
            if (group.isPaused()) group.resume();
            else group.pause();
        }
    }
}
