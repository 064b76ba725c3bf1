package kodama.task;

import java.util.ArrayList;
import java.util.List;

/** A task that logs its name whenever it runs, then does what the test has set. */
class LoggingTask extends Task {
    /** The action of a turn; returns false to end the task. */
    interface Turn {
        boolean run(LoggingTask self);
    }

    final List<String> log;
    private Turn turn;
    Runnable onFinish = () -> {};

    LoggingTask(String name, List<String> log) {
        this(name, log, self -> true);
    }

    LoggingTask(String name, List<String> log, Turn turn) {
        this.log = log;
        this.turn = turn;
        setName(name);
    }

    /** Sets the action from the next turn on. */
    void then(Turn next) {
        turn = next;
    }

    @Override
    protected boolean update(double dt) {
        log.add(name());
        return turn.run(this);
    }

    @Override
    protected void finish() {
        onFinish.run();
    }

    static List<String> names(TaskList tasks) {
        List<String> names = new ArrayList<>();
        tasks.all().forEach(task -> names.add(task.name()));
        return names;
    }
}
