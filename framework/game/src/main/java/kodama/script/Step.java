package kodama.script;

/** One step of {@link Steps}. */
@FunctionalInterface
interface Step {
    /**
     * Does the step, or a tick of it, and returns how many steps to go on from here; less than 0 for back. If the task
     * shall do no more in this tick, the run is told so by {@link StepRun#rest}.
     */
    int run(StepRun run, double dt);
}
