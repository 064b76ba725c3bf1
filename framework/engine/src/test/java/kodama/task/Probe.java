package kodama.task;

import java.util.ArrayList;
import java.util.List;

/** A task that writes its name into a log whenever it runs, then does what a test tells it. */
class Probe extends Task {
    /** What a probe does in its turn; returns false to finish. */
    interface Turn {
        boolean run(Probe self);
    }

    final List<String> log;
    private Turn turn;
    Runnable onFinish = () -> {};

    Probe(String name, List<String> log) {
        this(name, log, self -> true);
    }

    Probe(String name, List<String> log, Turn turn) {
        this.log = log;
        this.turn = turn;
        setName(name);
    }

    /** Does another thing from the next turn on. */
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
