package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import kodama.loop.RunningGame;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.task.TaskGroup;
import kodama.task.TaskList;

/** A page of the debug menu: the groups of tasks, and a way to write all tasks down. */
final class TasksPage implements MenuPage {
    private static final String GROUPS = "Groups";

    private final TaskNotes notes;
    private final RunningGame game;
    private final PageStack pages;
    private String told = "";

    TasksPage(TaskNotes notes, RunningGame game, PageStack pages) {
        this.notes = notes;
        this.game = game;
        this.pages = pages;
    }

    @Override
    public List<String> head() {
        return List.of(told.isEmpty() ? "The tasks that live now" : told);
    }

    @Override
    public List<MenuItem<Choice>> items() {
        List<MenuItem<Choice>> items = new ArrayList<>();
        TaskList tasks = game.world().tasks();
        String count = tasks.count() + " alive";
        items.add(MenuItem.of("", "Save as text", count, () -> told = notes.write(tasks)));
        for (String name : tasks.groups()) items.add(item(tasks, tasks.group(name)));
        items.add(MenuItem.of("All", "All tasks", ">", pages.to(() -> new GroupPage(tasks, tasks.all()))));
        return items;
    }

    private MenuItem<Choice> item(TaskList tasks, TaskGroup group) {
        String note = group.count() + (group.isPaused() ? " paused" : " alive");
        return MenuItem.of(GROUPS, group.name(), note, pages.to(() -> new GroupPage(tasks, group)));
    }
}
