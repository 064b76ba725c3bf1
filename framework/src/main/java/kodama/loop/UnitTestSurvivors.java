package kodama.loop;

import java.util.ArrayList;
import java.util.List;
import kodama.base.LeakLedger;

/** What should have ended with the tests and has not: tasks, what the ledger notes, and threads that it does not. */
final class UnitTestSurvivors {
    private final ThreadLedger threads = new ThreadLedger();
    private final LeakLedger ledger;
    private final List<String> tasks = new ArrayList<>();

    UnitTestSurvivors(LeakLedger ledger) {
        this.ledger = ledger;
        threads.begin();
    }

    /** Notes how many tasks were alive after the world of a test was closed. */
    void addTasks(String test, int count) {
        if (count > 0) tasks.add("%d tasks of the test '%s'".formatted(count, test));
    }

    /** A line for each survivor. */
    List<String> list() {
        List<String> lines = new ArrayList<>(tasks);
        lines.addAll(ledger.survivors(LeakLedger.Lifetime.LOOP));
        threads.newcomers(ThreadLedger::isForeign).forEach(name -> lines.add("thread '" + name + "'"));
        return lines;
    }
}
