package kodama.dev.menu;

import java.util.List;
import kodama.dev.ui.MenuItem;
import kodama.task.TaskGroup;

/** A page of the debug menu: what can be done to all tasks of a group. */
final class GroupPage implements MenuPage {
    private final TaskGroup group;

    GroupPage(TaskGroup group) {
        this.group = group;
    }

    @Override
    public List<String> head() {
        return List.of("group " + group.name() + ": " + group.count() + (group.isPaused() ? " paused" : " alive"));
    }

    @Override
    public List<MenuItem<Choice>> items() {
        return List.of(
                MenuPage.item("", "Pause", group.isPaused() ? "on" : "off", this::togglePause),
                MenuPage.item("", "Kill all", "", group::kill));
    }

    private void togglePause() {
        if (group.isPaused()) group.resume();
        else group.pause();
    }
}
