package kodama.loop.replay;

import kodama.replay.WorldHash;

/** Describes in what two hashes differ, with the values that are known: numbers of things before their contents. */
final class HashDifference {
    /** Receives a difference. */
    interface Receiver {
        /** Called with what differs and its values as text, which are empty if unknown. */
        void differs(String what, String recorded, String now);
    }

    private HashDifference() {}

    static void describe(WorldHash recorded, WorldHash now, Receiver receiver) {
        if (recorded.scene() != now.scene()) receiver.differs("the scene", "", "");
        else if (recorded.taskCount() != now.taskCount())
            count("number of tasks", recorded.taskCount(), now.taskCount(), receiver);
        else if (recorded.shotCount() != now.shotCount())
            count("number of shots", recorded.shotCount(), now.shotCount(), receiver);
        else if (recorded.laserCount() != now.laserCount())
            count("number of lasers", recorded.laserCount(), now.laserCount(), receiver);
        else if (recorded.randomCalls() != now.randomCalls())
            count("number of calls of math.random", recorded.randomCalls(), now.randomCalls(), receiver);
        else if (recorded.tasks() != now.tasks()) receiver.differs("a field of a task", "", "");
        else if (recorded.shots() != now.shots()) receiver.differs("a shot", "", "");
        else if (recorded.lasers() != now.lasers()) receiver.differs("a laser", "", "");
        else receiver.differs("the seed of math.random", "", "");
    }

    private static void count(String what, long recorded, long now, Receiver receiver) {
        receiver.differs("the " + what, Long.toString(recorded), Long.toString(now));
    }
}
