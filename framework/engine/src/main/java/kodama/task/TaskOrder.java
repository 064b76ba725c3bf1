package kodama.task;

/** The run order and the draw order of tasks, each by a priority and then by a sequence number. */
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

    /** By draw priority, which is the priority for tasks without their own. */
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

    /** Compares by the run order, without a virtual call. */
    static boolean runsBefore(TaskRecord a, TaskRecord b) {
        return isBefore(a.priority, a.sequence, b.priority, b.sequence);
    }
}
