package kodama.task;

/**
 * The two orders of tasks, each by a priority and then by a sequence: in which they run and in which they are drawn.
 */
enum TaskOrder {
    /** By priority. */
    RUN {
        @Override
        double priority(TaskRecord task) {
            return task.priority;
        }

        @Override
        long sequence(TaskRecord task) {
            return task.sequence;
        }
    },

    /** By the draw priority, which is the priority for tasks without one of their own. */
    DRAW {
        @Override
        double priority(TaskRecord task) {
            double own = task.ownDrawPriority();
            return Double.isNaN(own) ? task.priority : own;
        }

        @Override
        long sequence(TaskRecord task) {
            return hasOwn(task) ? task.rareFields().ownDrawSequence : task.sequence;
        }

        private static boolean hasOwn(TaskRecord task) {
            return !Double.isNaN(task.ownDrawPriority());
        }
    };

    abstract double priority(TaskRecord task);

    abstract long sequence(TaskRecord task);

    final boolean isBefore(TaskRecord a, TaskRecord b) {
        return isBefore(priority(a), sequence(a), priority(b), sequence(b));
    }

    static boolean isBefore(double priority, long sequence, double otherPriority, long otherSequence) {
        return priority != otherPriority ? priority < otherPriority : sequence < otherSequence;
    }

    /** Compares by the run order without asking which order it is. */
    static boolean runsBefore(TaskRecord a, TaskRecord b) {
        return isBefore(a.priority, a.sequence, b.priority, b.sequence);
    }
}
