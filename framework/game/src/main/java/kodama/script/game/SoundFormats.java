package kodama.script.game;

import java.util.List;
import kodama.file.Plugins;
import kodama.sound.SoundFormat;
import kodama.sound.file.QoaFormat;
import kodama.sound.javax.Decoders;
import kodama.sound.javax.JavaSoundFormat;
import kodama.sound.javax.MidiFormat;
import kodama.sound.synth.MmlFormat;
import kodama.sound.synth.SfxrFormat;
import kodama.sound.vorbis.JorbisLibrary;
import kodama.sound.vorbis.VorbisFormat;

/** The sound formats that Kodama can read, for games and commands. */
public final class SoundFormats {
    private SoundFormats() {}

    /** Returns the formats; if a sound has several files, the first format is used. */
    public static List<SoundFormat> all() {
        Decoders decoders = new Decoders(Plugins.nextToProgram());
        return List.of(
                new JavaSoundFormat(decoders, "wav"),
                new QoaFormat(),
                new MmlFormat(),
                new SfxrFormat(),
                new VorbisFormat(JorbisLibrary.ofProgram()),
                new JavaSoundFormat(decoders, "mp3"),
                new JavaSoundFormat(decoders, "aif", "aiff"),
                new JavaSoundFormat(decoders, "au"),
                new MidiFormat());
    }
}
