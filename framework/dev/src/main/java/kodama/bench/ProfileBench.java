package kodama.bench;

import kodama.loop.game.GameLoop;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.profile.Samples;

/** Measures the cost of profiling: frames of 5,000 Lua tasks, with the profiler off and at both depths, in turn. */
public final class ProfileBench implements Benchmark {
    private static final String SCENE = "profile";
    private static final int ROUNDS = 10;

    private final int frames;

    /** Measures this number of frames in each of ten rounds. */
    public ProfileBench(int frames) {
        this.frames = frames;
    }

    @Override
    public void run(BenchResults results) {
        try (BenchGame bench = new BenchGame(() -> BenchGame.game(SCENE), 1)) {
            GameLoop loop = new GameLoop(bench.platform());
            loop.init1();
            loop.init2();
            loop.init3();
            measure(loop, bench.platform().diagnostics().profiler(), results);
            loop.end2();
        }
    }

    private void measure(GameLoop loop, Profiler profiler, BenchResults results) {
        Samples[] times = new Samples[ProfilingLevel.values().length];
        for (int i = 0; i < times.length; i++) times[i] = new Samples(ROUNDS * frames);
        for (ProfilingLevel depth : ProfilingLevel.values())
            round(loop, profiler, depth, new Samples(frames)); // warm-up
        for (int round = 0; round < ROUNDS; round++)
            for (ProfilingLevel depth : ProfilingLevel.values()) round(loop, profiler, depth, times[depth.ordinal()]);
        double off = times[ProfilingLevel.OFF.ordinal()].median();
        results.add("frame of 5,000 tasks, profiler off", off, "ms");
        results.add(
                "additional time with frames measured",
                times[ProfilingLevel.FRAMES.ordinal()].median() - off,
                "ms",
                "< 0.33");
        results.add(
                "additional time with tasks and lines",
                times[ProfilingLevel.TASKS.ordinal()].median() - off,
                "ms",
                "< 0.83");
    }

    private void round(GameLoop loop, Profiler profiler, ProfilingLevel depth, Samples into) {
        try (ProfilingRequest wish = profiler.request(depth)) {
            for (int i = 0; i < frames; i++) {
                long start = System.nanoTime();
                loop.frame();
                into.lap(start);
            }
            assert profiler.level() == depth : wish;
        }
    }
}
