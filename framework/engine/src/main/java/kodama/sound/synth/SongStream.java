package kodama.sound.synth;

import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;

/**
 * A song during playback.
 *
 * <p>When the reader seeks from the end of the loop to its start, sounding notes continue, as if the song had been
 * written out.
 */
final class SongStream implements AudioStream {
    private final Sound song;
    private final Sequencer sequencer;
    private final double length;
    private final boolean loopsByItself;
    private final SoundChip chip = new SoundChip();

    /** Position of the reader in the song. */
    private long position;

    /** Position of the reader as if it had never gone back in a loop. */
    private long played;

    /** Plays a song of a length in whole notes, whose parts loop by themselves or not. */
    SongStream(Sound song, Sequencer sequencer, double length, boolean loopsByItself) {
        this.song = song;
        this.sequencer = sequencer;
        this.length = length;
        this.loopsByItself = loopsByItself;
    }

    @Override
    public int read(short[] stereo, int from, int frames) {
        int count = (int) Math.max(0, Math.min(frames, song.frames() - position));
        for (int done = 0; done < count; ) {
            int part = upToEvent(count - done);
            chip.play(stereo, from + done, part);
            advance(part);
            done += part;
        }
        return count;
    }

    /** Plays the events that are due. Returns the number of frames until the next event, at most a limit. */
    private int upToEvent(long limit) {
        long due = sequencer.nextFrame();
        for (; due <= played; due = sequencer.nextFrame()) sequencer.play(chip);
        return (int) Math.min(Math.min(limit, due - played), Integer.MAX_VALUE);
    }

    private void advance(int frames) {
        played += frames;
        position += frames;
    }

    @Override
    public void seek(long frame) {
        Loop loop = song.loop();
        if (frame == loop.start() && position == loop.end()) loopBack();
        else begin(frame);
        position = frame;
    }

    private void loopBack() {
        if (!loopsByItself) sequencer.repeat(length);
    }

    private void begin(long frame) {
        sequencer.reset();
        chip.reset();
        played = 0;
        while (played < frame) {
            int part = upToEvent(frame - played);
            chip.skip(part);
            advance(part);
        }
    }

    @Override
    public void close() {}
}
